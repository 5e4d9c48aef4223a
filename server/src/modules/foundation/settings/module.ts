import type { Module } from '../../../module.ts'
import { settingsRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'foundation/settings',
  purpose: 'currencies, rates, languages, receiving wallets and the settings of the website',
  routes: settingsRoutes,
}
