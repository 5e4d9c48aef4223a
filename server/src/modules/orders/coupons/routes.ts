import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { claimCoupon } from './claim-coupon.ts'
import { listCoupons } from './list-coupons.ts'

export const couponsRoutes = [
  route('listCoupons', contract.listCoupons, listCoupons),
  route('claimCoupon', contract.claimCoupon, claimCoupon),
]
