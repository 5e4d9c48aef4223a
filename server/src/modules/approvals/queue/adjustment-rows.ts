import { minor, type Money } from '@plaza/values'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query, getOne, findOne } from '../../../platform/db/rows.ts'

export type AdjustmentRow = {
  id: string
  account: 'customer' | 'shop'
  ownerId: string
  direction: 'credit' | 'debit'
  amount: Money
  reason: string
  words: string
  state: 'signed_once' | 'made' | 'withdrawn'
  askedBy: string
  askedAt: Date
  signedBy: string | null
  signedAt: Date | null
}
type Raw = Omit<AdjustmentRow, 'amount'> & { amount: string }
const columns = sql`id, account, owner_id as "ownerId", direction, amount, reason, words, state, asked_by as "askedBy", asked_at as "askedAt",
  signed_by as "signedBy", signed_at as "signedAt"`
const typed = (row: Raw): AdjustmentRow => ({ ...row, amount: minor(BigInt(row.amount)) })

export const insertAdjustment = async (
  tx: Tx,
  each: Pick<AdjustmentRow, 'account' | 'ownerId' | 'direction' | 'amount' | 'reason' | 'words' | 'askedBy' | 'askedAt'>,
): Promise<AdjustmentRow> => {
  const row = await getOne<Raw>(tx)`insert into queue.adjustment (account, owner_id, direction, amount, reason, words, asked_by, asked_at)
    values (${each.account}, ${each.ownerId}, ${each.direction}, ${String(each.amount)}, ${each.reason}, ${each.words}, ${each.askedBy}, ${each.askedAt})
    returning ${columns}`
  return typed(row)
}

export const lockAdjustment = async (tx: Tx, id: string): Promise<AdjustmentRow | null> => {
  const found = await findOne<Raw>(tx)`select ${columns} from queue.adjustment where id = ${id} for no key update`
  return found ? typed(found) : null
}

export const signAdjustmentRow = async (
  tx: Tx,
  id: string,
  by: { operatorId: string; state: 'made' | 'withdrawn'; at: Date },
): Promise<AdjustmentRow> => {
  const row = await getOne<Raw>(tx)`
    update queue.adjustment set state = ${by.state}, signed_by = ${by.operatorId}, signed_at = ${by.at} where id = ${id}
    returning ${columns}`
  return typed(row)
}

export const adjustmentsBefore = async (db: Db, before: string | null, limit: number): Promise<AdjustmentRow[]> => {
  const found = await query<Raw>(db)`select ${columns} from queue.adjustment where (${before}::bigint is null or id < ${before}::bigint)
    order by id desc limit ${limit}`
  return found.map(typed)
}
