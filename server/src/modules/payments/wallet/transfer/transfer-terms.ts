import { hourMs, money, type Money, parseMoney } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import { configValues, planLimits } from '../../../foundation/settings/index.ts'
export const heldHours = 24
export const transferHoldMs = heldHours * hourMs
/** Within this time, an identical request under another idempotency key counts as the same transfer. */
export const sameTransferMs = 10_000

const offers = ['own', 'any', 'off'] as const
type Offer = (typeof offers)[number]
/** `maxInADay` also limits the number of notifications to shops that one customer can cause with small transfers. */
type TransferTerms = { offer: Offer; dailyCap: Money; maxInADay: number }

/** Mall settings for transfers with their defaults. A default applies if the setting is missing or invalid. */
const transferSettings = {
  /** Allowed transfers: `own` only to the caller's shop, `any` to any shop, `off` none. */
  merchant_transfer: 'any',
  /** Limit of a customer's transfers within 24 hours to shops of other owners, in the base currency. */
  transfer_daily_cap: '500.00',
} as const satisfies { merchant_transfer: Offer; transfer_daily_cap: string }

export const transferTerms = async (db: Db): Promise<TransferTerms> => {
  const set = await configValues(db)
  const cap = set['transfer_daily_cap']
  return {
    offer: offers.find((each) => each === set['merchant_transfer']) ?? transferSettings.merchant_transfer,
    dailyCap: (typeof cap === 'string' ? parseMoney(cap) : undefined) ?? money(transferSettings.transfer_daily_cap),
    maxInADay: planLimits(set).transfersADay,
  }
}
