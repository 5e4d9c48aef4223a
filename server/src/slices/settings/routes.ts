import { getCurrency, getLanguages, getWallets } from '@plaza/contract'
import { done } from '@plaza/values'
import { route } from '../../kernel/http/serve.ts'
import { currencies, languageRows, rechargeWallets } from './settings-rows.ts'

const keep = { seconds: 300, tags: () => ['settings'] }
const pictureBases = { product: '/media/', category: '/media/', general: '/media/' }

export const settingsRoutes = [
  route('getCurrency', getCurrency, async ({ kernel }) => done({ static: pictureBases, list: await currencies(kernel.db) }), { keep }),
  route('getLanguages', getLanguages, async ({ kernel }) => done(await languageRows(kernel.db)), { keep }),
  route('getWallets', getWallets, async ({ kernel }) => done(await rechargeWallets(kernel.db)), { keep }),
]
