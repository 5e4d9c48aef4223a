import type { Transfer } from '@plaza/contract'
import { minor, type Money } from '@plaza/values'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../kernel/database.ts'
import type { GivenToday } from './plan-transfer.ts'

export type TransferRow = {
  id: string
  customerId: string
  shopId: string
  own: boolean
  amount: Money
  remark: string
  state: Transfer['state']
  madeAt: Date
  heldUntil: Date | null
  demo: boolean
}
type Raw = Omit<TransferRow, 'amount'> & { amount: string }

const columns = sql`id, customer_id as "customerId", shop_id as "shopId", own, amount, remark, state, made_at as "madeAt", held_until as "heldUntil", demo`
const typed = (row: Raw): TransferRow => ({ ...row, amount: minor(BigInt(row.amount)) })

export const insertTransfer = async (tx: Tx, each: Omit<TransferRow, 'id' | 'state'>): Promise<TransferRow> => {
  const made = await sql<Raw>`
    insert into wallet.transfer (customer_id, shop_id, own, amount, remark, state, made_at, held_until, ended_at, demo)
    values (${each.customerId}, ${each.shopId}, ${each.own}, ${String(each.amount)}, ${each.remark}, ${each.own ? 'completed' : 'held'}, ${each.madeAt},
      ${each.heldUntil}, ${each.own ? each.madeAt : null}, ${each.demo}) returning ${columns}`.execute(tx)
  const row = made.rows[0]
  if (!row) throw new Error('a transfer was not written')
  return typed(row)
}

/** Whoever else is about to end it waits, or was first. */
export const holdTransfer = async (tx: Tx, id: string): Promise<TransferRow | null> => {
  const found = await sql<Raw>`select ${columns} from wallet.transfer where id = ${id} for no key update`.execute(tx)
  return found.rows[0] ? typed(found.rows[0]) : null
}

export const transfersOf = async (db: Db, wanted: { customerId: string; before: string | null; limit: number }): Promise<TransferRow[]> => {
  const found = await sql<Raw>`select ${columns} from wallet.transfer where customer_id = ${wanted.customerId}
    and (${wanted.before}::bigint is null or id < ${wanted.before}::bigint) order by id desc limit ${wanted.limit}`.execute(db)
  return found.rows.map(typed)
}

/** What somebody gave to shops of others since then; what was taken back was not given, but it was asked for. */
export const givenSince = async (db: Db, customerId: string, since: Date): Promise<GivenToday> => {
  const found = await sql<{ sum: string; count: number; firstAt: Date | null }>`
    select coalesce(sum(amount) filter (where state <> 'returned'), 0) as sum, count(*)::int as count, min(made_at) as "firstAt"
    from wallet.transfer where customer_id = ${customerId} and made_at > ${since} and not own`.execute(db)
  const row = found.rows[0]
  return { sum: minor(BigInt(row?.sum ?? 0)), count: row?.count ?? 0, firstAt: row?.firstAt ?? null }
}

/** The same transfer, asked for a moment ago. */
export const twinOf = async (
  db: Db,
  like: Pick<TransferRow, 'customerId' | 'shopId' | 'amount' | 'remark'>,
  since: Date,
): Promise<TransferRow | null> => {
  const found = await sql<Raw>`select ${columns} from wallet.transfer
    where customer_id = ${like.customerId} and shop_id = ${like.shopId} and amount = ${String(like.amount)} and remark = ${like.remark}
      and made_at > ${since} and state <> 'returned' order by id desc limit 1`.execute(db)
  return found.rows[0] ? typed(found.rows[0]) : null
}

export const writeEnd = async (tx: Tx, id: string, state: 'completed' | 'returned', now: Date): Promise<void> => {
  await sql`update wallet.transfer set state = ${state}, ended_at = ${now} where id = ${id}`.execute(tx)
}

/** Held ones whose time is over, those that wait longest first. */
export const transfersDue = async (db: Db, now: Date, limit: number): Promise<string[]> => {
  const found = await sql<{ id: string }>`select id from wallet.transfer
    where state = 'held' and held_until <= ${now} order by held_until, id limit ${limit}`.execute(db)
  return found.rows.map((row) => row.id)
}
