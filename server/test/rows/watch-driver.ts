import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { claimsFor } from './claims-of.ts'
import { denied, wrongColumns, type Claim, type Column } from './shape.ts'

export type Watch = { faults: string[]; begin: (file: string) => void }
type Answer = { fields: readonly Column[]; rows: readonly unknown[] }

/** Checks the results of every query in a test: columns, types and nulls must match the declared row type. */
export const watchDriver = ({ list, folder }: { list: readonly Claim[]; folder: string }): Watch => {
  const find = claimsFor(list)
  const faults: string[] = []
  const known = new Set<string>()
  const isNew = (line: string) => known.size < known.add(line).size
  const note = (line: string) => {
    if (isNew(line)) appendFileSync(join(folder, String(process.pid)), `${line}\n`)
  }
  const hold = (claims: readonly Claim[], { fields, rows }: Answer) => {
    for (const { at, row } of claims) {
      note(`reached ${at}`)
      const wrong = [...wrongColumns(row, fields), ...rows.map((each) => denied(row, each, 'a row')).filter((fault) => fault !== null)]
      faults.push(...wrong.map((fault) => `${at}: ${fault}`).filter(isNew))
    }
  }
  follow(find, hold)
  return { faults, begin: (file) => note(`file ${file}`) }
}

/** True if server code runs this query. Tests also query the database themselves, sometimes with the text of a server statement. */
const isOfTheServer = (): boolean => {
  const { stackTraceLimit, prepareStackTrace } = Error
  Error.stackTraceLimit = 60
  // Reads only file names from the stack. Source-mapped lines would take longer than the statement.
  Error.prepareStackTrace = (_, sites) => sites.some((site) => site.getFileName()?.endsWith('/server/src/platform/db/rows.ts'))
  const { stack } = new Error('whoever asks')
  Object.assign(Error, { stackTraceLimit, prepareStackTrace })
  return stack as unknown as boolean
}

const follow = (find: (text: string) => readonly Claim[], hold: (claims: readonly Claim[], answer: Answer) => void) => {
  const ask = pg.Client.prototype.query as (...args: unknown[]) => unknown
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [what] = args
    const claims = find(typeof what === 'string' ? what : ((what as { text?: string }).text ?? ''))
    const isHeld = claims.length > 0 && isOfTheServer()
    const result = ask.apply(this, args)
    if (!isHeld || !(result instanceof Promise)) return result
    return result.then((answer: Answer) => {
      hold(claims, answer)
      return answer
    })
  } as typeof pg.Client.prototype.query
}
