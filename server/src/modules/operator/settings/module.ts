import type { Module } from '../../../module.ts'
import { carrierEdits } from './carriers/carrier-edits.ts'
import { settingEdits } from './config/setting-edits.ts'
import { currencyEdits } from './currencies/currency-edits.ts'
import { languageEdits } from './languages/language-edits.ts'
import { walletEdits } from './receiving-wallets/wallet-edits.ts'
import { mallSettingsRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'operator/settings',
  purpose: 'currencies, languages, wallets, carriers and limits, as the owner sets them',
  routes: mallSettingsRoutes,
  edits: [currencyEdits, languageEdits, walletEdits, carrierEdits, settingEdits],
}
