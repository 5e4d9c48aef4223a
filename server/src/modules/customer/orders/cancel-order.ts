import type { cancelOrder as call } from '@plaza/contract'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { cancelOwn } from '../../orders/checkout/payment/index.ts'
import { cancelSale } from '../../orders/lifecycle/index.ts'
import { saleById } from '../../orders/orders/lookup/index.ts'
import { moveOwn } from './move-own.ts'

/** Cancels an order. An unpaid order is cancelled with all orders of its payment. A paid order is cancelled alone, and its money goes back. */
export const cancelOrder: UseCase<typeof call> = async ({ kernel, input, session, lang }) => {
  const customerId = currentUserId({ session })
  const reason = input.text ? `${input.reason}: ${input.text}` : input.reason
  const sale = await saleById(kernel.db, input.id)
  // A payment that arrives meanwhile wins: then `moveOwn` cancels a paid order.
  if (sale?.customerId === customerId && sale.status === 'unpaid')
    await transaction(kernel, (tx) => cancelOwn(tx, sale.paymentId, { customerId, reason, now: kernel.now() }))
  return moveOwn(kernel, { customerId, id: input.id, lang }, (tx, held, moving) => cancelSale(tx, held, { ...moving, reason }))
}
