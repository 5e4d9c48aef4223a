import type { EventPayloads } from '@plaza/contract'
import type { Tx } from '../../../../platform/db/database.ts'
import { returnHostedPayment } from '../../../payments/gateways/index.ts'
import { completePayment, pushPaidOrders } from './complete-payment.ts'
import { lockPayment, writeMove } from './payment-rows.ts'
import { planPaymentOutcome } from './plan-paying.ts'

/** Applies the gateway's outcome of a payment on the gateway's page: pays the orders, ends the attempt, or returns the money to its source. */
export const settleOrderPayment = async (tx: Tx, { reference, state, at }: EventPayloads['payment.settled']): Promise<void> => {
  const [, id, attempt] = /^checkout:([1-9][0-9]*)\/([1-9][0-9]*)$/.exec(reference) ?? []
  if (!id) return
  const payment = await lockPayment(tx, id)
  if (!payment) throw new Error(`there is no payment ${id}`)
  const now = new Date(at)
  const follows = planPaymentOutcome(payment, { state, attempt: Number(attempt) })
  if (follows === 'pays') {
    await completePayment(tx, payment, { method: 'card', actor: 'system', now, attempt: Number(attempt) })
    return
  }
  if (follows === 'fails') {
    await writeMove(tx, id, { to: 'unpaid', method: 'card', failed: 'declined', at: now })
    await pushPaidOrders(tx, payment, [])
  }
  if (follows === 'goes_back') await returnHostedPayment(tx, reference)
}

/** Handles money that was returned to its source. A cancelled order shows the return. An order paid by another method remains paid. */
export const handleReturnedPayment = async (tx: Tx, { reference, at }: EventPayloads['payment.returned']): Promise<void> => {
  const [, id] = /^checkout:([1-9][0-9]*)\/([1-9][0-9]*)$/.exec(reference) ?? []
  const payment = id ? await lockPayment(tx, id) : null
  if (payment?.status !== 'cancelled') return
  await writeMove(tx, payment.id, { to: 'returned', method: payment.method, failed: payment.failed, at: new Date(at) })
}
