import type { showOrder as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { orderById } from '../../orders/orders/lookup/index.ts'
import { toOrderView } from './order-view.ts'

/** One order of the caller. Another customer's order is reported as unknown. */
export const showOrder: UseCase<typeof call> = async ({ kernel, input, session, lang }) => {
  const order = await orderById(kernel.db, input.id)
  return order?.customerId === currentUserId({ session }) ? done(await toOrderView(kernel, order, lang)) : refused('order_unknown')
}
