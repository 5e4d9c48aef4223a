import type { showOrder as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { saleById } from '../../orders/orders/lookup/index.ts'
import { toOrderView } from './order-view.ts'

/** One order of one's own; another's is none. */
export const showOrder: UseCase<typeof call> = async ({ kernel, input, session, lang }) => {
  const sale = await saleById(kernel.db, input.id)
  return sale?.customerId === currentUserId({ session }) ? done(await toOrderView(kernel, sale, lang)) : refused('order_unknown')
}
