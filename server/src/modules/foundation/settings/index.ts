export { keptConfig, keptCurrencies, keptLimits } from './kept-settings.ts'
export {
  configValue,
  configValues,
  currencies,
  dropConfig,
  putConfig,
  putCurrency,
  putLanguage,
  putRechargeWallet,
  rechargeWallets,
} from './settings-rows.ts'
export { websiteConfig } from './website-config.ts'
