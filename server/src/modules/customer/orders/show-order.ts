import type { showOrder as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { saleById } from '../../orders/orders/lookup/index.ts'
import { toOrderView } from './order-view.ts'

/** One of the caller's own orders; the order of another customer is reported as unknown. */
export const showOrder: UseCase<typeof call> = async ({ kernel, input, session, lang }) => {
  const sale = await saleById(kernel.db, input.id)
  return sale?.customerId === currentUserId({ session }) ? done(await toOrderView(kernel, sale, lang)) : refused('order_unknown')
}
