import { dayMs, greatestMoney, minor, money, type Money, parseMoney } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import { configValues, planLimits } from '../../../foundation/settings/index.ts'
/** A destination, a password and an e-mail rest for so long after a change. */
export const minAgeMs = dayMs
export const withdrawalDecisionMs = dayMs
export const paidWithinMs = 3 * dayMs
/** A withdrawal that is not decided or paid by the end of its hold is returned. Until then the mall has four days more than promised. */
export const withdrawalHoldMs = paidWithinMs + 4 * dayMs
/** The same request within this time under another key counts as the same withdrawal. */
export const sameWithdrawalMs = 10_000
export const twoPeopleFrom: Money = money('1000.00')

/** Settings of the mall and their defaults, used when a setting is missing or invalid. Amounts are decimal text in the base currency. */
const withdrawalSettings = {
  withdrawal_min: '10.00',
  withdrawal_max: '10000.00',
  /** Of the amount, in percent, with at most two digits after the point. */
  withdrawal_fee_percent: '0.50',
  withdrawal_fee_min: '1.00',
} as const

type WithdrawalTerms = { min: Money; max: Money; feeInTenThousand: bigint; minFee: Money; maxInADay: number }

const maxPercent = money('50.00')

export const withdrawalTerms = async (db: Db): Promise<WithdrawalTerms> => {
  const set = await configValues(db)
  const read = (name: keyof typeof withdrawalSettings): Money => {
    const value = set[name]
    return (typeof value === 'string' ? parseMoney(value) : undefined) ?? money(withdrawalSettings[name])
  }
  const percent = read('withdrawal_fee_percent')
  const minFee = read('withdrawal_fee_min')
  return {
    // An amount that the fee would use up cannot be requested.
    min: greatestMoney(read('withdrawal_min'), minor(minFee + 1n)),
    max: read('withdrawal_max'),
    feeInTenThousand: percent > maxPercent ? money(withdrawalSettings.withdrawal_fee_percent) : percent,
    minFee,
    maxInADay: planLimits(set).withdrawalsADay,
  }
}
