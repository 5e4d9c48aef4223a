import type { PayWay } from '@plaza/contract'
import { refused, type Refused } from '@plaza/values'
import type { PaymentRow } from './payment-rows.ts'

/** Whoever is on the gateway's page is given this long, and no more than three quarters of an hour in all. */
const cardWithinMs = 15 * 60_000
const cardAtMostMs = 45 * 60_000

type MayPay = { may: true } | { already: PaymentRow['status'] } | Refused<'not_payable'>

/** Whether a payment can be paid now. One that is paid already, by the way that is asked for, is answered as it stands. */
export const planPaying = (payment: Pick<PaymentRow, 'status' | 'method' | 'payBy'>, method: PayWay, now: Date): MayPay => {
  const { status } = payment
  if (status === 'paid' || status === 'cod_due') return payment.method === method ? { already: status } : refused('not_payable', { status })
  if (status !== 'unpaid' && status !== 'paying') return refused('not_payable', { status })
  return payment.payBy < now ? refused('not_payable', { status: 'cancelled' }) : { may: true }
}

/** Until when stock is held for somebody who goes to a gateway's page. */
export const cardPayBy = ({ placedAt, payBy }: Pick<PaymentRow, 'placedAt' | 'payBy'>, now: Date): Date =>
  new Date(Math.max(payBy.getTime(), Math.min(now.getTime() + cardWithinMs, placedAt.getTime() + cardAtMostMs)))

/** What a gateway's word means for a payment: it pays it, ends one try, or brings money that nobody waits for any more. */
export const planPaymentOutcome = (
  payment: Pick<PaymentRow, 'status' | 'tries' | 'paidTry'>,
  said: { state: 'paid' | 'failed' | 'paid_late'; attempt: number },
): 'pays' | 'fails' | 'goes_back' | 'nothing' => {
  const isOpen = payment.status === 'unpaid' || payment.status === 'paying'
  if (said.state === 'failed') return payment.status === 'paying' && payment.tries === said.attempt ? 'fails' : 'nothing'
  if (isOpen) return 'pays'
  // Told again, it is the same money.
  return payment.paidTry === said.attempt ? 'nothing' : 'goes_back'
}
