import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

const names = new Map<string, string>()
const nameOf = (text: string): string => {
  const known = names.get(text)
  if (known) return known
  const made = createHash('sha1').update(text).digest('base64url')
  if (names.size < 5000) names.set(text, made)
  return made
}

const mark = '/* along */'
/** Put before a statement of a transaction of which nobody reads an answer: it goes along with the next one, which fails if it does. */
export const along = mark
const begins = 'begin'
const opens = 'savepoint story'
const closes = 'release savepoint story'
const goesAlong = (text: string): boolean => text === begins || text === opens || text === closes || text.startsWith(mark)

type Statement = { text: string; values: readonly unknown[] }
type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>
const nothing: Answer = { command: '', rowCount: 0, rows: [] }

/** What of these has still to be said before `text`: a transaction that has done nothing need not begin to end, a story of nothing neither. */
const stillSaid = (held: readonly Statement[], text: string): readonly Statement[] | 'nothing' => {
  if (text === 'rollback' && held[0]?.text === begins) return 'nothing'
  return text === 'commit' && held.length === 1 && held[0]?.text === begins ? 'nothing' : held
}

/**
 * A connection whose statements are named by the hash of their text, so that they are parsed and planned once, which halves their cost; and on which
 * what nobody waits for goes along with the next statement, so that both are one journey.
 */
const carried = (client: pg.PoolClient) => {
  let held: Statement[] = []
  const { stream } = (client as unknown as { connection: { stream: { cork: () => void; uncork: () => void } } }).connection
  let isCorked = false
  const uncork = () => {
    isCorked = false
    stream.uncork()
  }
  // What is asked in one go is one letter.
  const send = ({ text, values }: Statement): Promise<Answer> => {
    if (!isCorked) {
      isCorked = true
      stream.cork()
      process.nextTick(uncork)
    }
    return client.query({ text, values: values as unknown[], name: nameOf(text) })
  }

  const sendTogether = async (before: readonly Statement[], last: Statement): Promise<Answer> => {
    const asked = [...before, last].map(send)
    // Whichever failed first is why the others did.
    const answers = await Promise.allSettled(asked)
    const failed = answers.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
    return asked.at(-1) ?? nothing
  }
  const query = (text: string, values: readonly unknown[]): Promise<Answer> => {
    if (goesAlong(text)) {
      if (text === closes && held.at(-1)?.text === opens) held.pop()
      else held.push({ text, values })
      return Promise.resolve(nothing)
    }
    const before = stillSaid(held, text)
    held = []
    if (before === 'nothing') return Promise.resolve(nothing)
    return before.length === 0 ? send({ text, values }) : sendTogether(before, { text, values })
  }
  return { query, release: () => client.release() } as unknown as PostgresPoolClient
}

export const carrying = (pool: pg.Pool): PostgresPool => ({
  connect: async () => carried(await pool.connect()),
  end: () => pool.end(),
})
