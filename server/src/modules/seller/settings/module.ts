import type { Module } from '../../../module.ts'
import { shopSettingsRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'seller/settings',
  purpose: 'profile, shipping, payout and notification settings of a shop',
  routes: shopSettingsRoutes,
}
