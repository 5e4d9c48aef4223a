import type { ShopCoupon } from '@plaza/contract'
import { versionOf } from '../../../platform/db/row-version.ts'
import { toCouponView } from '../../orders/coupons/index.ts'
import { type IssuedCoupon, standsAs } from '../../orders/coupons/grants/index.ts'

/** A token that changes with every edit of the coupon; claims and uses do not change it. */
export const versionOfCoupon = ({ claimed: _claimed, used: _used, ...terms }: IssuedCoupon): string => versionOf(terms)

/** A coupon in the form that its own shop receives. */
export const toShopCouponView = (coupon: IssuedCoupon, shopName: string, now: Date): ShopCoupon => {
  const left = coupon.closedAt ? 0 : coupon.total === null ? null : Math.max(0, coupon.total - coupon.claimed)
  return {
    ...toCouponView({ ...coupon, shopName, left, own: { claims: 0, used: 0 } }, now),
    running: standsAs(coupon, now),
    begins_at: coupon.beginsAt.toISOString(),
    total: coupon.total,
    claimed: coupon.claimed,
    used: coupon.used,
    per_person: coupon.perPerson,
    listed: coupon.listed,
    version: versionOfCoupon(coupon),
  }
}
