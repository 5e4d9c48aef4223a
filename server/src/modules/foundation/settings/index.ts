export {
  askForAddress,
  waitingAddress,
  lockAddressChange,
  signAddress,
  withdrawAddress,
  type AddressChange,
  addressChanges,
} from './addresses.ts'
export { currencyRows, writeCurrency } from './currency-rows.ts'
export { giftsAllowed } from './gifts-allowed.ts'
export { cachedConfig, cachedCurrencies, cachedLimits } from './cached-settings.ts'
export { allLanguages, writeLanguage } from './language-rows.ts'
export { planLimits, limitSettings } from './limits.ts'
export { addRate, latestRate, trimmed, rateHistory } from './rates.ts'
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
export { ownWallets, insertWallet, writeWallet } from './wallet-rows.ts'
export { websiteConfig } from './website-config.ts'
