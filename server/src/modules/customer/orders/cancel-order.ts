import type { cancelOrder as call } from '@plaza/contract'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { cancelOwn } from '../../orders/checkout/payment/index.ts'
import { cancelLockedOrder } from '../../orders/lifecycle/index.ts'
import { orderById } from '../../orders/orders/lookup/index.ts'
import { moveOwn } from './move-own.ts'

/** Cancels an order. An unpaid order is cancelled with all orders of its payment. A paid order is cancelled alone and refunded. */
export const cancelOrder: UseCase<typeof call> = async ({ kernel, input, session, lang }) => {
  const customerId = currentUserId({ session })
  const reason = input.text ? `${input.reason}: ${input.text}` : input.reason
  const order = await orderById(kernel.db, input.id)
  // If a payment arrives before this lock, this call does nothing and `moveOwn` cancels the paid order.
  if (order?.customerId === customerId && order.status === 'unpaid')
    await transaction(kernel, (tx) => cancelOwn(tx, order.paymentId, { customerId, reason, now: kernel.now() }))
  return moveOwn(kernel, { customerId, id: input.id, lang }, (tx, held, moving) => cancelLockedOrder(tx, held, { ...moving, reason }))
}
