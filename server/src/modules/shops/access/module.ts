import type { Module } from '../../../module.ts'
import { sellersRoutes, sellersTimers } from './routes.ts'

export const manifest: Module = {
  name: 'shops/access',
  purpose: 'sign-in to the console of a shop, and who may act for the shop',
  routes: sellersRoutes,
  schedules: sellersTimers,
}
