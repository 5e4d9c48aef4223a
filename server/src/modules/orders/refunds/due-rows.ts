import type { Db, Tx } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/rows.ts'
import { type RawRefund, refundColumns, type RefundRow, typedRefund } from './records/refund-rows.ts'

/** Refund requests past their deadline, longest overdue first. Requests that wait for staff or for the shop's money are excluded. */
export const refundsDue = async (db: Db, now: Date, limit: number): Promise<string[]> => {
  const found = await query<{ id: string }>(
    db,
  )`select id from refunds.refund where due_at <= ${now} and state not in ('escalated', 'refund_owed') order by due_at, id limit ${limit}`
  return found.map(({ id }) => id)
}

/** Returns the refund requests whose buyer must be reminded, each once. A reminder whose deadline has passed is dropped. */
export const takeReminders = async (tx: Tx, now: Date, limit: number): Promise<RefundRow[]> => {
  const found = await query<RawRefund>(tx)`update refunds.refund set remind_at = null where id in (
      select id from refunds.refund where remind_at <= ${now} order by remind_at, id limit ${limit} for no key update skip locked
    ) returning ${refundColumns}`
  return found.map(typedRefund).filter(({ dueAt }) => dueAt !== null && dueAt > now)
}

/** Marks refund requests that staff did not decide in time, each once. */
export const markLate = async (tx: Tx, now: Date): Promise<string[]> => {
  const found = await query<{ id: string }>(tx)`update refunds.refund set late_at = ${now}
    where escalated_at is not null and state = 'escalated' and late_at is null and due_at <= ${now} returning id`
  return found.map(({ id }) => id)
}
