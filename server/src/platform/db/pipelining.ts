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

/**
 * Marks a statement of a transaction whose result is not read. It is sent together with the next statement. If it fails, the next statement fails
 * too.
 */
export const pipelined = '/* pipelined */'
const begins = 'begin'
const opens = 'savepoint work'
const closes = 'release savepoint work'
const isPipelined = (text: string): boolean => text === begins || text === opens || text === closes || text.startsWith(pipelined)

type Statement = { text: string; values: readonly unknown[] }
type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>
const nothing: Answer = { command: '', rowCount: 0, rows: [] }

/** The buffered statements to send before `text`. A transaction without statements sends neither `begin` nor its end. */
const statementsBefore = (held: readonly Statement[], text: string): readonly Statement[] | 'nothing' => {
  if (text === 'rollback' && held[0]?.text === begins) return 'nothing'
  return text === 'commit' && held.length === 1 && held[0]?.text === begins ? 'nothing' : held
}

/**
 * A connection that names statements by the hash of their text. PostgreSQL parses and plans each statement once, which halves its cost. A pipelined
 * statement waits for the next one, so that both take one round trip.
 */
const pipeliningClient = (client: pg.PoolClient) => {
  let held: Statement[] = []
  const { stream } = (client as unknown as { connection: { stream: { cork: () => void; uncork: () => void } } }).connection
  let isCorked = false
  const uncork = () => {
    isCorked = false
    stream.uncork()
  }
  // Statements of one event loop tick are sent in one packet.
  const send = ({ text, values }: Statement): Promise<Answer> => {
    if (!isCorked) {
      isCorked = true
      stream.cork()
      process.nextTick(uncork)
    }
    return client.query({ text, values: values as unknown[], name: nameOf(text) })
  }

  const sendTogether = async (before: readonly Statement[], last: Statement): Promise<Answer> => {
    const answering = [...before, last].map(send)
    // The first failure causes the later ones, so it is the one to report.
    const answers = await Promise.allSettled(answering)
    const failed = answers.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
    return answering.at(-1) ?? nothing
  }
  const query = (text: string, values: readonly unknown[]): Promise<Answer> => {
    if (isPipelined(text)) {
      if (text === closes && held.at(-1)?.text === opens) held.pop()
      else held.push({ text, values })
      return Promise.resolve(nothing)
    }
    const before = statementsBefore(held, text)
    held = []
    if (before === 'nothing') return Promise.resolve(nothing)
    return before.length === 0 ? send({ text, values }) : sendTogether(before, { text, values })
  }
  return { query, release: () => client.release() } as unknown as PostgresPoolClient
}

export const pipeliningPool = (pool: pg.Pool): PostgresPool => ({
  connect: async () => pipeliningClient(await pool.connect()),
  end: () => pool.end(),
})
