import { hourMs, money, type Money, parseMoney } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import { configValues, planLimits } from '../../../foundation/settings/index.ts'
export const heldHours = 24
export const transferHoldMs = heldHours * hourMs
/** The same asked again within this time, under another key, is the same transfer. */
export const sameTransferMs = 10_000

const offers = ['own', 'any', 'off'] as const
type Offer = (typeof offers)[number]
/** However small they are, shops are not written to more often by one person. */
type TransferTerms = { offer: Offer; dailyCap: Money; maxInADay: number }

/** Named settings of the mall, with what holds where nothing, or nothing usable, is set. */
const transferSettings = {
  /** To one's own shop alone, to any, or not at all. */
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
