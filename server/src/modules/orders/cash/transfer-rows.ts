import { minor, type Money } from '@plaza/values'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query, getOne, findOne } from '../../../platform/db/rows.ts'

/** A transfer of cash-on-delivery money by staff. */
export type CashTransferRow = {
  id: string
  kind: 'remittance' | 'advance'
  orderId: string | null
  dueId: string | null
  shopId: string
  amount: Money
  words: string
  state: 'signed_once' | 'made' | 'withdrawn'
  askedBy: string
  askedAt: Date
  signedBy: string | null
  signedAt: Date | null
}
type Raw = Omit<CashTransferRow, 'amount'> & { amount: string }
const columns = sql`id, kind, order_id as "orderId", due_id as "dueId", shop_id as "shopId", amount, words, state, asked_by as "askedBy",
  asked_at as "askedAt", signed_by as "signedBy", signed_at as "signedAt"`
const typed = (row: Raw): CashTransferRow => ({ ...row, amount: minor(BigInt(row.amount)) })

/** Stores a requested transfer. Returns null if the order or due already has a transfer that was not withdrawn. */
export const insertCashTransfer = async (
  tx: Tx,
  row: Omit<CashTransferRow, 'id' | 'signedBy' | 'signedAt'>,
): Promise<CashTransferRow | null> => {
  const written = await findOne<Raw>(tx)`
    insert into cash.transfer (kind, order_id, due_id, shop_id, amount, words, state, asked_by, asked_at)
    values (${row.kind}, ${row.orderId}, ${row.dueId}, ${row.shopId}, ${String(row.amount)}::bigint, ${row.words}, ${row.state}, ${row.askedBy}, ${row.askedAt})
    on conflict do nothing returning ${columns}`
  return written && typed(written)
}

export const lockCashTransfer = async (tx: Tx, id: string): Promise<CashTransferRow | null> => {
  const found = await findOne<Raw>(tx)`select ${columns} from cash.transfer where id = ${id} for no key update`
  return found && typed(found)
}

export const writeSigned = async (
  tx: Tx,
  id: string,
  by: { operatorId: string; state: 'made' | 'withdrawn'; at: Date },
): Promise<CashTransferRow> =>
  typed(
    await getOne<Raw>(tx)`update cash.transfer set state = ${by.state}, signed_by = ${by.operatorId}, signed_at = ${by.at} where id = ${id}
      returning ${columns}`,
  )

/** Transfers that wait for a second approval, oldest first. */
export const transfersToSign = async (db: Db, after: string | null, limit: number): Promise<CashTransferRow[]> =>
  (
    await query<Raw>(
      db,
    )`select ${columns} from cash.transfer where state = 'signed_once' and (${after}::bigint is null or id > ${after}::bigint)
      order by id limit ${limit}`
  ).map(typed)

/** Transfers for these orders and dues that wait for a second approval. */
export const openTransfersOf = async (db: Db, of: { orderIds: readonly string[]; dueIds: readonly string[] }): Promise<CashTransferRow[]> =>
  (
    await query<Raw>(db)`select ${columns} from cash.transfer
      where state = 'signed_once' and (order_id = any(${of.orderIds}::bigint[]) or due_id = any(${of.dueIds}::bigint[]))`
  ).map(typed)

/** A subquery of the cash that was handed over, with the columns `reference, amount`. */
export const remittedSums = () =>
  sql`select 'remit:' || order_id as reference, amount from cash.transfer where kind = 'remittance' and state = 'made'`
