import type { endShopCoupon as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import type { UseCase } from '../../kernel/http/serve.ts'
import { transact } from '../../kernel/transact.ts'
import { closeCoupon, givenCoupon } from '../coupons/giving/index.ts'
import { allowSeller } from '../sellers/index.ts'
import { shopWithOwner } from '../shops/owners/index.ts'
import { tellGiven } from './tell-given.ts'

/** Nobody claims it from now on; said again, nothing changes. */
export const endShopCoupon: UseCase<typeof call> = async (ask) => {
  const { kernel, input } = ask
  const seller = await allowSeller(ask, ['owner', 'catalogue'])
  if (isRefused(seller)) return seller
  const { shopId } = seller.done
  return transact(kernel, async (tx) => {
    if (!(await givenCoupon(tx, shopId, input.id))) return refused('coupon_unknown')
    await closeCoupon(tx, input.id, kernel.now())
    const [coupon, shop] = [await givenCoupon(tx, shopId, input.id), await shopWithOwner(tx, shopId)]
    if (!coupon) return refused('coupon_unknown')
    return done(tellGiven(coupon, shop?.name ?? '', kernel.now()))
  })
}
