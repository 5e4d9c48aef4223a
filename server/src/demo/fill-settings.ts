import type { Cast } from '@plaza/cast'
import { languageNames, languages } from '@plaza/values'
import type { Tx } from '../platform/db/database.ts'
import { putConfig, putCurrency, putLanguage, putRechargeWallet } from '../modules/foundation/settings/index.ts'

const inOrder = ['en', ...languages.filter((lang) => lang !== 'en')] as const

export const fillSettings = async (tx: Tx, cast: Cast): Promise<void> => {
  for (const [rank, each] of cast.currencies.entries()) await putCurrency(tx, { ...each, place: rank })
  for (const [rank, code] of inOrder.entries()) await putLanguage(tx, { code, name: languageNames[code], place: rank })
  for (const [rank, { min, precision, ...each }] of cast.wallets.entries()) {
    await putRechargeWallet(tx, { ...each, min_amount: min, precision_digits: precision, place: rank })
  }
  for (const [name, value] of Object.entries(cast.websiteConfig)) await putConfig(tx, name, value)
}
