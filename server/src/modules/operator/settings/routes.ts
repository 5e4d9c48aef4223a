import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { listMallCarriers } from './carriers/list-mall-carriers.ts'
import { saveCarrier } from './carriers/save-carrier.ts'
import { listMallSettings } from './config/list-mall-settings.ts'
import { saveMallSetting } from './config/save-mall-setting.ts'
import { listCurrencies } from './currencies/list-currencies.ts'
import { saveCurrency } from './currencies/save-currency.ts'
import { listMallLanguages } from './languages/list-mall-languages.ts'
import { saveLanguage } from './languages/save-language.ts'
import { listPayWays } from './list-pay-ways.ts'
import { listMallWallets } from './receiving-wallets/list-mall-wallets.ts'
import { saveMallWallet } from './receiving-wallets/save-mall-wallet.ts'
import { signWalletAddress } from './receiving-wallets/sign-wallet-address.ts'

export const mallSettingsRoutes = [
  route('listCurrencies', contract.listCurrencies, listCurrencies),
  route('saveCurrency', contract.saveCurrency, saveCurrency),
  route('listMallLanguages', contract.listMallLanguages, listMallLanguages),
  route('saveLanguage', contract.saveLanguage, saveLanguage),
  route('listMallWallets', contract.listMallWallets, listMallWallets),
  route('saveMallWallet', contract.saveMallWallet, saveMallWallet),
  route('signWalletAddress', contract.signWalletAddress, signWalletAddress),
  route('listMallCarriers', contract.listMallCarriers, listMallCarriers),
  route('saveCarrier', contract.saveCarrier, saveCarrier),
  route('listPayWays', contract.listPayWays, listPayWays),
  route('listMallSettings', contract.listMallSettings, listMallSettings),
  route('saveMallSetting', contract.saveMallSetting, saveMallSetting),
]
