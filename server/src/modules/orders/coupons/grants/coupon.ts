import type { Money } from '@plaza/values'

/** The terms of a coupon. */
export type CouponTerms = {
  code: string
  names: Readonly<Record<string, string>>
  kind: 'fixed' | 'percent' | 'free_delivery'
  /** The shop that pays for the coupon; null for a coupon of the mall. */
  shopId: string | null
  /** The discount of a coupon of kind `fixed`. */
  amount: Money | null
  /** The discount of a coupon of kind `percent`, in whole percents. */
  percent: number | null
  /** The maximum discount of a coupon; null if it has no maximum. */
  cap: Money | null
  threshold: Money
  scope: { kind: 'all' | 'category' | 'brand' | 'product'; id: string | null; names: Readonly<Record<string, string>> }
  firstOrder: boolean
  /** Listed coupons are shown to everyone. An unlisted coupon works for customers who know its code. */
  listed: boolean
  beginsAt: Date
  endsAt: Date | null
  perPerson: number
}

/** A coupon and its state for one customer. */
export type Candidate = CouponTerms & {
  id: string
  shopName: string | null
  /** How many of this coupon can still be claimed; null if unlimited. */
  left: number | null
  /** How many of this coupon the customer claimed, and how many of the claimed coupons are used. */
  own: { claims: number; used: number }
}

/** The group of a coupon. At most one coupon of each group applies. The groups are the mall, delivery, and each shop. */
export const sortOf = ({ kind, shopId }: Pick<Candidate, 'kind' | 'shopId'>): string =>
  kind === 'free_delivery' ? 'delivery' : shopId === null ? 'mall' : `shop ${shopId}`
