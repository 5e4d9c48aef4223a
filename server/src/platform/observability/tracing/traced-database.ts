import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { TransactionWrapper } from '../../db/wrap-transactions.ts'
import { runSpan, startChild, type Attributes } from './span.ts'

const system = { 'db.system.name': 'postgresql' }

/** Statements that the connection sends together with the next one. They take no time of their own. */
const withoutSpan = /^(begin|savepoint |release savepoint )/
const comment = /^\s*(\/\*.*?\*\/\s*)*/
const firstTable = /\b(?:from|into|update|join)\s+("?[a-z_]+"?\."?[a-z_]+"?)/

type Summary = { name: string; attributes: Attributes }
const summaries = new Map<string, Summary | null>()
const maxSummaries = 5000

/** Operation and first table of a statement. Values are never part of its text, and the text is not exported. */
export const summaryOf = (text: string): Summary | null => {
  const known = summaries.get(text)
  if (known !== undefined) return known
  const plain = text.replace(comment, '').toLowerCase()
  const made = withoutSpan.test(plain) ? null : describe(plain)
  if (summaries.size < maxSummaries) summaries.set(text, made)
  return made
}

const describe = (plain: string): Summary => {
  const operation = (/^[a-z]+/.exec(plain)?.[0] ?? 'statement').toUpperCase()
  const table = firstTable.exec(plain)?.[1]?.replaceAll('"', '')
  const attributes = { ...system, 'db.operation.name': operation, ...(table && { 'db.collection.name': table }) }
  return { name: table ? `${operation} ${table}` : operation, attributes }
}

type Query = (text: string, values: readonly unknown[]) => Promise<unknown>

const tracedClient = (client: PostgresPoolClient): PostgresPoolClient => {
  const ask = client.query.bind(client) as unknown as Query
  const query: Query = (text, values) => {
    const summary = summaryOf(text)
    if (!summary) return ask(text, values)
    const span = startChild({ name: summary.name, kind: 'client', attributes: { ...summary.attributes } })
    return span ? runSpan(span, () => ask(text, values)) : ask(text, values)
  }
  return { query, release: () => client.release() } as unknown as PostgresPoolClient
}

/** A pool whose statements are spans below the active span. */
export const tracedPool = (pool: PostgresPool): PostgresPool => ({
  connect: async () => tracedClient(await pool.connect()),
  end: () => pool.end(),
})

/** One span for each attempt of a transaction, from the wait for a connection to the commit. A refusal is no error. */
export const tracedTransaction: TransactionWrapper = (work, isRefusal) =>
  runSpan(
    startChild({ name: 'transaction', kind: 'client', attributes: { ...system, 'db.operation.name': 'transaction' } }),
    work,
    isRefusal,
  )
