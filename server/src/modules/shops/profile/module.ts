import type { Module } from '../../../module.ts'
import { worksFor } from './owners/own-shop-rows.ts'
import { shopsRoutes } from './routes.ts'
import { hasShop } from './shop-rows.ts'

export const manifest: Module = {
  name: 'shops/profile',
  purpose: 'shops, their owners and their followers',
  routes: shopsRoutes,
  person: { shows: { works_for: worksFor }, keepsOpen: { shop_open: hasShop } },
}
