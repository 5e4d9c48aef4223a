import type { endShopCoupon as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { closeCoupon, type IssuedCoupon, issuedCoupon } from '../../orders/coupons/grants/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { shopWithOwner } from '../../shops/profile/owners/index.ts'
import { toShopCouponView, versionOfCoupon } from './given-view.ts'

/** Ends a coupon, so customers can no longer claim it. A second call changes nothing. */
export const endShopCoupon: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const seller = await allowSeller(ctx, ['owner', 'catalogue'])
  if (isRefused(seller)) return seller
  const { shopId } = seller.done
  return transaction(kernel, async (tx) => {
    const before = await issuedCoupon(tx, shopId, input.id)
    if (!before) return refused('coupon_unknown')
    const shop = await shopWithOwner(tx, shopId)
    const publish = (coupon: IssuedCoupon) => toShopCouponView(coupon, shop?.name ?? '', kernel.now())
    const version = versionOfCoupon(before)
    if (!before.closedAt && version !== input.version) return refused('changed_meanwhile', { current: publish(before), version })
    await closeCoupon(tx, input.id, kernel.now())
    const after = await issuedCoupon(tx, shopId, input.id)
    return after ? done(publish(after)) : refused('coupon_unknown')
  })
}
