import { storefrontLinks } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import { publish } from '../../../../platform/events/events.ts'
import { returnCoupons } from '../../coupons/index.ts'
import type { Actor } from '../../../foundation/ledger/money/index.ts'
import { notify } from '../../../foundation/notifications/index.ts'
import { moveOrders } from '../../orders/index.ts'
import { releaseStock } from '../../../catalog/inventory/index.ts'
import { orderReference, pushPaidOrders } from './complete-payment.ts'
import { lockPayment, type PaymentRow, writeMove } from './payment-rows.ts'

/** Cancels a placed, unpaid payment: releases its stock and returns its coupons to the buyer. The caller holds the lock on the payment row. */
export const callOff = async (
  tx: Tx,
  payment: PaymentRow,
  { actor, why, reason = why, now }: { actor: Actor; why: 'asked' | 'not_paid'; reason?: string; now: Date },
): Promise<PaymentRow> => {
  const over = await writeMove(tx, payment.id, {
    to: 'cancelled',
    method: payment.method,
    failed: payment.failed,
    cancelledFor: why,
    at: now,
  })
  const moved = await moveOrders(tx, payment.id, { to: 'cancelled', paymentStatus: 'failed', actor, reason, at: now })
  const orderIds = moved.map(({ id }) => id)
  await releaseStock(tx, orderIds.map(orderReference))
  await returnCoupons(tx, payment.id)
  await publish(tx, 'order.cancelled', { orderIds, paymentId: payment.id, customerId: payment.customerId, why })
  await pushPaidOrders(
    tx,
    payment,
    orderIds.map((id) => ({ id })),
  )
  // A buyer who cancels gets no notification.
  const isStaffs = actor.startsWith('operator:')
  if (why === 'not_paid' || isStaffs)
    for (const { id, orderNo } of moved)
      await notify(tx, payment.customerId, {
        template: 'order_cancelled',
        values: { order: orderNo },
        ...(isStaffs && { reason }),
        link: storefrontLinks.payment(payment.id),
        once: `${orderReference(id)}:cancelled`,
        now,
      })
  return over
}

type CancelInput = { customerId: string; by?: Actor; reason?: string; now: Date }
/** Cancels a customer's payment with all its orders, for the customer or for staff. A repeated call changes nothing. */
export const cancelOwn = async (tx: Tx, id: string, { customerId, by = `customer:${customerId}`, reason, now }: CancelInput) => {
  const payment = await lockPayment(tx, id)
  if (payment?.customerId !== customerId) return refused('payment_unknown')
  if (payment.status === 'cancelled' || payment.status === 'returned') return done(payment)
  if (payment.status !== 'unpaid' && payment.status !== 'paying') return refused('not_cancellable', { status: payment.status })
  return done(await callOff(tx, payment, { actor: by, why: 'asked', ...(reason && { reason }), now }))
}
