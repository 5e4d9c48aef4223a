import { formatMoney, formatRate, money, type Money, parseMoney } from '@plaza/values'
import type { Db } from '../../../platform/db/database.ts'
import { configValues } from '../../foundation/settings/index.ts'

/** `rate` is in hundredths of a percent of the order amount that remains after refunds. `most` is the maximum reward per invited person. */
export type ReferralTerms = { rate: number; most: Money }

const standard: ReferralTerms = { rate: 500, most: money('10.00') }

export const termsOf = (set: Readonly<Record<string, unknown>>): ReferralTerms => {
  const { affiliate_percent: percent, affiliate_most: most } = set
  const [, whole, cents = ''] = (typeof percent === 'string' && /^([0-9]{1,2})(?:\.([0-9]{1,2}))?$/.exec(percent)) || []
  return {
    rate: whole === undefined ? standard.rate : Number(whole) * 100 + Number(cents.padEnd(2, '0')),
    most: (typeof most === 'string' ? parseMoney(most) : undefined) ?? standard.most,
  }
}

/** The reward terms that apply to new orders. */
export const readTerms = async (db: Db): Promise<ReferralTerms> => termsOf(await configValues(db))

export const toReferralTerms = ({ rate, most }: ReferralTerms): { rate: string; most: string } => ({
  rate: formatRate(String(rate)),
  most: formatMoney(most),
})
