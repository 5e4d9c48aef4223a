import { minor } from '@plaza/values'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query, getOne, findOne } from '../../../../platform/db/rows.ts'
import type { ReversalSum } from './plan-reversal.ts'

type ReversalRow = {
  id: string
  sessionId: string
  part: string | null
  amount: string
  charged: string
  state: 'returning' | 'returned' | 'return_failed'
  tries: number
}

const columns = sql`id, session_id as "sessionId", part, amount::text, charged::text, state, tries`

export const insertReversal = async (tx: Tx, sessionId: string, part: string | null, { amount, charged }: ReversalSum): Promise<string> => {
  const { id } = await getOne<{ id: string }>(tx)`insert into gateways.reversal (session_id, part, amount, charged)
    values (${sessionId}, ${part}, ${String(amount)}, ${String(charged)}) returning id`
  return id
}

export const reversalById = (db: Db, id: string): Promise<ReversalRow> =>
  getOne<ReversalRow>(db)`select ${columns} from gateways.reversal where id = ${id}`

export const reversalOf = (db: Db, sessionId: string, part: string | null): Promise<ReversalRow | null> =>
  findOne<ReversalRow>(
    db,
  )`select ${columns} from gateways.reversal where session_id = ${sessionId} and part is not distinct from ${part}::text`

/** The total of a payment's reversals, finished or in progress. */
export const goneOf = async (db: Db, sessionId: string): Promise<ReversalSum> => {
  const sum = await getOne<{ amount: string; charged: string }>(db)`select coalesce(sum(amount), 0)::text as amount,
    coalesce(sum(charged), 0)::text as charged from gateways.reversal where session_id = ${sessionId}`
  return { amount: minor(BigInt(sum.amount)), charged: minor(BigInt(sum.charged)) }
}

/** Locks the reversal until the transaction ends. */
export const lockReversal = (tx: Tx, id: string): Promise<ReversalRow> =>
  getOne<ReversalRow>(tx)`select ${columns} from gateways.reversal where id = ${id} for no key update`

export const writeReturned = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await sql`update gateways.reversal set state = 'returned', returned_at = ${at} where id = ${id}`.execute(tx)
}

export const writeReturnFailed = async (tx: Tx, id: string, reason: string, at: Date): Promise<void> => {
  await sql`update gateways.reversal set state = 'return_failed', reason = ${reason}, tried_at = ${at} where id = ${id}`.execute(tx)
}

export const writeTriedAgain = async (tx: Tx, id: string): Promise<void> => {
  await sql`update gateways.reversal set state = 'returning', tries = tries + 1 where id = ${id}`.execute(tx)
}

export const reversalsThatFailed = async (db: Db, before: Date, most: number): Promise<string[]> => {
  const found = await query<{ id: string }>(db)`select id from gateways.reversal
    where state = 'return_failed' and tried_at < ${before} order by tried_at, id limit ${most}`
  return found.map(({ id }) => id)
}
