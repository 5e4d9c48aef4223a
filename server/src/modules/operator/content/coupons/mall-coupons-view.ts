import type { MallCoupon } from '@plaza/contract'
import type { Db } from '../../../../platform/db/database.ts'
import type { IssuedCoupon } from '../../../orders/coupons/grants/index.ts'
import { unchanged, versionsOf } from '../../../approvals/changelog/index.ts'
import { toShopCouponView } from '../../../seller/coupons/index.ts'

/** Coupons of the mall with their versions, as staff read them. */
export const toMallCouponList = async (db: Db, coupons: readonly IssuedCoupon[], now: Date): Promise<MallCoupon[]> => {
  const ids = coupons.map(({ id }) => id)
  const versions = await versionsOf(db, 'coupon', ids)
  return coupons.map((coupon) => ({ ...toShopCouponView(coupon, '', now), version: versions.get(coupon.id) ?? unchanged }))
}

export const toMallCouponView = async (db: Db, coupon: IssuedCoupon, now: Date): Promise<MallCoupon> => {
  const [view] = await toMallCouponList(db, [coupon], now)
  if (!view) throw new Error('no coupon was told')
  return view
}
