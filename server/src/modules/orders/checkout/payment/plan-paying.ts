import type { PaymentMethod } from '@plaza/contract'
import { refused, type Refused } from '@plaza/values'
import type { PaymentRow } from './payment-rows.ts'

/** Time that a buyer has on the gateway's page per attempt. All attempts together end 45 minutes after the order at the latest. */
const cardWithinMs = 15 * 60_000
const cardAtMostMs = 45 * 60_000

type MayPay = { may: true } | { already: PaymentRow['status'] } | Refused<'not_payable'>

/** Whether a payment can be paid now. If the requested method has already paid it, returns the payment's current status. */
export const planPaying = (payment: Pick<PaymentRow, 'status' | 'method' | 'payBy'>, method: PaymentMethod, now: Date): MayPay => {
  const { status } = payment
  if (status === 'paid' || status === 'cod_due') return payment.method === method ? { already: status } : refused('not_payable', { status })
  if (status !== 'unpaid' && status !== 'paying') return refused('not_payable', { status })
  return payment.payBy < now ? refused('not_payable', { status: 'cancelled' }) : { may: true }
}

/** The time until which stock stays reserved for a buyer on the gateway's page. */
export const cardPayBy = ({ placedAt, payBy }: Pick<PaymentRow, 'placedAt' | 'payBy'>, now: Date): Date =>
  new Date(Math.max(payBy.getTime(), Math.min(now.getTime() + cardWithinMs, placedAt.getTime() + cardAtMostMs)))

/** The effect of a gateway's outcome on a payment: it pays the orders, ends one attempt, or requires the money to be returned. */
export const planPaymentOutcome = (
  payment: Pick<PaymentRow, 'status' | 'tries' | 'paidTry'>,
  said: { state: 'paid' | 'failed' | 'paid_late'; attempt: number },
): 'pays' | 'fails' | 'goes_back' | 'nothing' => {
  const isOpen = payment.status === 'unpaid' || payment.status === 'paying'
  if (said.state === 'failed') return payment.status === 'paying' && payment.tries === said.attempt ? 'fails' : 'nothing'
  if (isOpen) return 'pays'
  // A repeated outcome of the attempt that paid reports the same money, not a second payment.
  return payment.paidTry === said.attempt ? 'nothing' : 'goes_back'
}
