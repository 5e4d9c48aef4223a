import type { PayWay } from '@plaza/contract'
import { refused, type Refused } from '@plaza/values'
import type { PaymentRow } from './payment-rows.ts'

/** The time a buyer has on the gateway's page, up to 45 minutes in all. */
const cardWithinMs = 15 * 60_000
const cardAtMostMs = 45 * 60_000

type MayPay = { may: true } | { already: PaymentRow['status'] } | Refused<'not_payable'>

/** Whether a payment can be paid now. If it was paid already by the requested method, the caller gets its current state. */
export const planPaying = (payment: Pick<PaymentRow, 'status' | 'method' | 'payBy'>, method: PayWay, now: Date): MayPay => {
  const { status } = payment
  if (status === 'paid' || status === 'cod_due') return payment.method === method ? { already: status } : refused('not_payable', { status })
  if (status !== 'unpaid' && status !== 'paying') return refused('not_payable', { status })
  return payment.payBy < now ? refused('not_payable', { status: 'cancelled' }) : { may: true }
}

/** The time until which stock stays reserved for a buyer on the gateway's page. */
export const cardPayBy = ({ placedAt, payBy }: Pick<PaymentRow, 'placedAt' | 'payBy'>, now: Date): Date =>
  new Date(Math.max(payBy.getTime(), Math.min(now.getTime() + cardWithinMs, placedAt.getTime() + cardAtMostMs)))

/** The effect of a gateway's outcome on a payment: it pays it, ends one attempt, or brings money that must be returned. */
export const planPaymentOutcome = (
  payment: Pick<PaymentRow, 'status' | 'tries' | 'paidTry'>,
  said: { state: 'paid' | 'failed' | 'paid_late'; attempt: number },
): 'pays' | 'fails' | 'goes_back' | 'nothing' => {
  const isOpen = payment.status === 'unpaid' || payment.status === 'paying'
  if (said.state === 'failed') return payment.status === 'paying' && payment.tries === said.attempt ? 'fails' : 'nothing'
  if (isOpen) return 'pays'
  // A repeated outcome is the same money.
  return payment.paidTry === said.attempt ? 'nothing' : 'goes_back'
}
