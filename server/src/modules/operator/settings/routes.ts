import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { listMallCarriers, saveCarrier } from './carriers/index.ts'
import { listMallSettings, saveMallSetting } from './config/index.ts'
import { listCurrencies, saveCurrency } from './currencies/index.ts'
import { listMallLanguages, saveLanguage } from './languages/index.ts'
import { listPayWays } from './list-pay-ways.ts'
import { listMallWallets, saveMallWallet, signWalletAddress } from './receiving-wallets/index.ts'

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
