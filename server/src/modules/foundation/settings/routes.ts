import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { getCurrency } from './get-currency.ts'
import { getLanguages } from './get-languages.ts'
import { getWallets } from './get-wallets.ts'

const keep = { seconds: 300, tags: () => ['settings'] }

export const settingsRoutes = [
  route('getCurrency', contract.getCurrency, getCurrency, { keep }),
  route('getLanguages', contract.getLanguages, getLanguages, { keep }),
  route('getWallets', contract.getWallets, getWallets, { keep }),
]
