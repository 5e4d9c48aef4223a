import type { showSoldOrder as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { orderById } from '../../orders/orders/lookup/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { toSoldOrderView } from './sold-view.ts'

/** One order of the caller's own shop; another shop's order is reported as unknown. */
export const showSoldOrder: UseCase<typeof call> = async ({ kernel, input, session, lang }) => {
  const seller = await allowSeller({ kernel, session }, ['owner', 'orders', 'finance', 'support'])
  if (isRefused(seller)) return seller
  const order = await orderById(kernel.db, input.id)
  return order?.shopId === seller.done.shopId ? done(await toSoldOrderView(kernel, order, lang)) : refused('order_unknown')
}
