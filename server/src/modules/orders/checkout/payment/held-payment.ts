import type { PaymentMethod } from '@plaza/contract'
import type { Tx } from '../../../../platform/db/database.ts'
import { findOne } from '../../../../platform/db/rows.ts'

/** The payment method of orders, and for a card the reference of the gateway session. */
export type PaidBy = { method: PaymentMethod; reference: string | null }

/** Locks the payment of orders, so that transactions that end one of these orders run one after the other. */
export const lockPaidBy = async (tx: Tx, paymentId: string): Promise<PaidBy> => {
  const row = await findOne<{ method: PaymentMethod; paidTry: number | null }>(tx)`
    select method, paid_try as "paidTry" from checkout.payment where id = ${paymentId} for no key update`
  if (!row) throw new Error(`there is no payment ${paymentId}`)
  return { method: row.method, reference: row.paidTry === null ? null : `checkout:${paymentId}/${row.paidTry}` }
}
