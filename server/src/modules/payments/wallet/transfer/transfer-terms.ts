import { hourMs, money, type Money, parseMoney } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import { configValues, planLimits } from '../../../foundation/settings/index.ts'
export const heldHours = 24
export const transferHoldMs = heldHours * hourMs
/** The same request within this time under another key counts as the same transfer. */
export const sameTransferMs = 10_000

const offers = ['own', 'any', 'off'] as const
type Offer = (typeof offers)[number]
/** `maxInADay` also limits how often one customer notifies shops, however small the amounts. */
type TransferTerms = { offer: Offer; dailyCap: Money; maxInADay: number }

/** Settings of the mall and their defaults, used when a setting is missing or invalid. */
const transferSettings = {
  /** Transfers to the caller's own shop only, to any shop, or to none. */
  merchant_transfer: 'any',
  /** The limit on a customer's transfers to shops of others within 24 hours, in the base currency. */
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
