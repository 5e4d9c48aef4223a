import type { showShopProduct as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { productRoles } from './drafts/own-entry.ts'
import { toProductView } from './tell-product.ts'

export const showShopProduct: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const seller = await allowSeller({ kernel, session }, productRoles)
  if (isRefused(seller)) return seller
  const told = await toProductView(kernel, seller.done.shopId, input.id)
  return told ? done(told) : refused('product_unknown')
}
