import type { Module } from '../../../module.ts'
import { shopCouponsRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'seller/coupons',
  purpose: 'coupons that a shop gives',
  routes: shopCouponsRoutes,
}
