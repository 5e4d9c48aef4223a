import type { Module } from '../../../module.ts'
import { countOf } from './own-cart.ts'
import { cartRoutes, cartTimers } from './routes.ts'

export const manifest: Module = {
  name: 'orders/cart',
  purpose: 'carts and their prices',
  routes: cartRoutes,
  schedules: cartTimers,
  person: { shows: { card: countOf } },
}
