import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { endShopCoupon } from './end-shop-coupon.ts'
import { listShopCoupons } from './list-shop-coupons.ts'
import { saveShopCoupon } from './save-shop-coupon.ts'

export const shopCouponsRoutes = [
  route('listShopCoupons', contract.listShopCoupons, listShopCoupons),
  route('saveShopCoupon', contract.saveShopCoupon, saveShopCoupon),
  route('endShopCoupon', contract.endShopCoupon, endShopCoupon),
]
