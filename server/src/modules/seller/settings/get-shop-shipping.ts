import type { getShopShipping as call } from '@plaza/contract'
import { done, isRefused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { methodRows } from '../../orders/shipping/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { settingsOf } from '../../shops/profile/index.ts'
import { toShippingView } from './shipping-view.ts'

export const getShopShipping: UseCase<typeof call> = async (ctx) => {
  const { db } = ctx.kernel
  const seller = await allowSeller(ctx, ['owner', 'catalogue', 'orders'])
  if (isRefused(seller)) return seller
  const { shopId } = seller.done
  const [{ country }, methods] = await Promise.all([settingsOf(db, shopId), methodRows(db, [shopId])])
  return done(toShippingView(country, methods.get(shopId)))
}
