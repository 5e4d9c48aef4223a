import type { showShopProduct as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { productRoles } from './drafts/own-entry.ts'
import { toProductView } from './product-view.ts'

export const showShopProduct: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const seller = await allowSeller({ kernel, session }, productRoles)
  if (isRefused(seller)) return seller
  const view = await toProductView(kernel, seller.done.shopId, input.id)
  return view ? done(view) : refused('product_unknown')
}
