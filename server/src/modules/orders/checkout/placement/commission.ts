import type { Money } from '@plaza/values'
import { cachedValue } from '../../../../platform/cache/cached-values.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { configValues } from '../../../foundation/settings/index.ts'

/** The mall's commission on an order, in hundredths of a percent. `byCategory` contains categories with a different rate. */
type CommissionTerms = { share: number; byCategory: Readonly<Record<string, number>> }
const standard = 500

/** Parses a percentage such as `5` or `7.50` into hundredths of a percent; null if it is invalid. */
const shareOf = (text: unknown): number | null => {
  const [, whole, cents = ''] = (typeof text === 'string' && /^([0-9]{1,2})(?:\.([0-9]{1,2}))?$/.exec(text)) || []
  return whole === undefined ? null : Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

export const planTerms = (set: Readonly<Record<string, unknown>>): CommissionTerms => {
  const shares = set['commission_by_category']
  const entries = typeof shares === 'object' && shares !== null ? Object.entries(shares) : []
  return {
    share: shareOf(set['commission_percent']) ?? standard,
    byCategory: Object.fromEntries(
      entries.flatMap(([id, text]): [string, number][] => {
        const share = shareOf(text)
        return share === null ? [] : [[id, share]]
      }),
    ),
  }
}

export const commissionTerms = ({ cache, db }: Kernel): Promise<CommissionTerms> =>
  cachedValue(cache, 'commission terms', { seconds: 600, tags: ['settings'] }, async () => planTerms(await configValues(db)))

/**
 * The commission rate of an order: the average of its lines' rates, weighted by amount. A line uses the rate of the closest category above its
 * product that has a rate.
 */
export const commissionOf = (
  { share, byCategory }: CommissionTerms,
  lines: readonly { categoryPath: readonly string[]; amount: Money }[],
): number => {
  const ofLine = (path: readonly string[]): number => {
    const closest = path.findLast((id) => Object.hasOwn(byCategory, id))
    return closest === undefined ? share : (byCategory[closest] ?? share)
  }
  const whole = lines.reduce((sum, { amount }) => sum + amount, 0n)
  if (whole === 0n) return share
  const weighed = lines.reduce((sum, { categoryPath, amount }) => sum + amount * BigInt(ofLine(categoryPath)), 0n)
  return Number((weighed * 2n + whole) / (whole * 2n))
}
