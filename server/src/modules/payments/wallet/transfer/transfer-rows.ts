import type { Transfer } from '@plaza/contract'
import { minor, type Money } from '@plaza/values'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query, getOne, findOne } from '../../../../platform/db/rows.ts'
import type { TransfersToday } from './plan-transfer.ts'

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
  const row = await getOne<Raw>(tx)`
    insert into wallet.transfer (customer_id, shop_id, own, amount, remark, state, made_at, held_until, ended_at, demo)
    values (${each.customerId}, ${each.shopId}, ${each.own}, ${String(each.amount)}, ${each.remark}, ${each.own ? 'completed' : 'held'}, ${each.madeAt},
      ${each.heldUntil}, ${each.own ? each.madeAt : null}, ${each.demo}) returning ${columns}`
  return typed(row)
}

/** Locks the transfer, so that transactions that end the transfer run one after the other. */
export const lockTransfer = async (tx: Tx, id: string): Promise<TransferRow | null> => {
  const found = await findOne<Raw>(tx)`select ${columns} from wallet.transfer where id = ${id} for no key update`
  return found ? typed(found) : null
}

export const transfersOf = async (db: Db, wanted: { customerId: string; before: string | null; limit: number }): Promise<TransferRow[]> => {
  const found = await query<Raw>(db)`select ${columns} from wallet.transfer where customer_id = ${wanted.customerId}
    and (${wanted.before}::bigint is null or id < ${wanted.before}::bigint) order by id desc limit ${wanted.limit}`
  return found.map(typed)
}

/** A customer's transfers since a time, to shops that the customer does not own. Returned transfers are included in the number but not in the sum. */
export const transfersSince = async (db: Db, customerId: string, since: Date): Promise<TransfersToday> => {
  const row = await getOne<{ sum: string; count: number; firstAt: Date | null }>(db)`
    select coalesce(sum(amount) filter (where state <> 'returned'), 0) as sum, count(*)::int as count, min(made_at) as "firstAt"
    from wallet.transfer where customer_id = ${customerId} and made_at > ${since} and not own`
  return { sum: minor(BigInt(row.sum)), count: row.count, firstAt: row.firstAt }
}

/** An identical transfer that the customer requested a moment ago. */
export const findSameTransfer = async (
  db: Db,
  like: Pick<TransferRow, 'customerId' | 'shopId' | 'amount' | 'remark'>,
  since: Date,
): Promise<TransferRow | null> => {
  const found = await findOne<Raw>(db)`select ${columns} from wallet.transfer
    where customer_id = ${like.customerId} and shop_id = ${like.shopId} and amount = ${String(like.amount)} and remark = ${like.remark}
      and made_at > ${since} and state <> 'returned' order by id desc limit 1`
  return found ? typed(found) : null
}

export const endTransfer = async (tx: Tx, id: string, state: 'completed' | 'returned', now: Date): Promise<void> => {
  await sql`update wallet.transfer set state = ${state}, ended_at = ${now} where id = ${id}`.execute(tx)
}

/** Pending transfers whose waiting time is over, longest waiting first. */
export const transfersDue = async (db: Db, now: Date, limit: number): Promise<string[]> => {
  const found = await query<{ id: string }>(db)`select id from wallet.transfer
    where state = 'held' and held_until <= ${now} order by held_until, id limit ${limit}`
  return found.map((row) => row.id)
}
