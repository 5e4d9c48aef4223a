import type { Module } from '../../../module.ts'
import { carrierEdits } from './carriers/index.ts'
import { settingEdits } from './config/index.ts'
import { currencyEdits } from './currencies/index.ts'
import { languageEdits } from './languages/index.ts'
import { walletEdits } from './receiving-wallets/index.ts'
import { mallSettingsRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'operator/settings',
  purpose: 'currencies, languages, wallets, carriers and limits, as the owner sets them',
  routes: mallSettingsRoutes,
  edits: [currencyEdits, languageEdits, walletEdits, carrierEdits, settingEdits],
}
