import { hourMs, money, type Money, parseMoney } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import { configValues, planLimits } from '../../../foundation/settings/index.ts'
export const heldHours = 24
export const transferHoldMs = heldHours * hourMs
/** Within this time, the same request under another idempotency key counts as the same transfer. */
export const sameTransferMs = 10_000

const offers = ['own', 'any', 'off'] as const
type Offer = (typeof offers)[number]
/** `maxInADay` also limits how many notifications to shops one customer can cause with small amounts. */
type TransferTerms = { offer: Offer; dailyCap: Money; maxInADay: number }

/** Settings of the mall with their defaults, which apply if a setting is missing or invalid. */
const transferSettings = {
  /** Allowed transfers: to the caller's own shop only, to any shop, or to none. */
  merchant_transfer: 'any',
  /** Limit of a customer's transfers to other people's shops within 24 hours, in the base currency. */
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
