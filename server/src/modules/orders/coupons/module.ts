import type { Module } from '../../../module.ts'
import { couponsRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'orders/coupons',
  purpose: 'coupons of the mall and of shops, who has them and who used them',
  routes: couponsRoutes,
}
