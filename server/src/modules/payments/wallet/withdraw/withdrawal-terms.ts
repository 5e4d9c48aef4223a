import { dayMs, greatestMoney, minor, money, type Money, parseMoney } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import { configValues, planLimits } from '../../../foundation/settings/index.ts'
/** Payouts are paused for this long after a change of payout destination, password or email address. */
export const minAgeMs = dayMs
export const withdrawalDecisionMs = dayMs
export const paidWithinMs = 3 * dayMs
/**
 * The money of a withdrawal is frozen for this time. A withdrawal that is not decided or paid by then is returned. The mall has four days more than
 * it promises.
 */
export const withdrawalHoldMs = paidWithinMs + 4 * dayMs
/** Within this time, an identical request under another idempotency key counts as the same withdrawal. */
export const sameWithdrawalMs = 10_000
export const twoPeopleFrom: Money = money('1000.00')

/**
 * Mall settings for withdrawals with their defaults. A default applies if the setting is missing or invalid. Amounts are decimal text in the base
 * currency.
 */
const withdrawalSettings = {
  withdrawal_min: '10.00',
  withdrawal_max: '10000.00',
  /** The fee as a percentage of the amount, with at most two decimal places. */
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
    // The minimum withdrawal is above the fee, so that some money is paid out.
    min: greatestMoney(read('withdrawal_min'), minor(minFee + 1n)),
    max: read('withdrawal_max'),
    feeInTenThousand: percent > maxPercent ? money(withdrawalSettings.withdrawal_fee_percent) : percent,
    minFee,
    maxInADay: planLimits(set).withdrawalsADay,
  }
}
