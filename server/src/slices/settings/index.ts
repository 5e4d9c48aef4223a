export { settingsRoutes } from './routes.ts'
export { type NewRechargeWallet, putConfig, putCurrency, putLanguage, putRechargeWallet } from './settings-rows.ts'
export { websiteConfig } from './website-config.ts'
