import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Id, Price, Time, localizedFields, oneOf, optional, page, paging, text } from '../fields.ts'

export const couponKinds = ['fixed', 'percent', 'free_delivery'] as const
/** Reasons why a coupon does not apply or cannot be claimed. */
export const couponReasons = [
  'unknown',
  'not_begun',
  'ended',
  /** The coupon can no longer be claimed. */
  'gone',
  /** This user has reached the limit of claims. */
  'limit',
  'used',
  /** The minimum total is not reached. `missing` is the amount that the buyer must still spend on eligible products. */
  'threshold',
  'wrong_shop',
  'nothing_fits',
  'first_order',
  /** Another coupon of the same kind already applies. At most one mall coupon, one delivery coupon and one coupon per shop apply. */
  'one_of_a_sort',
] as const
export type CouponReason = (typeof couponReasons)[number]

/** A typed code: letters and digits, in either case. */
export const CouponCode = z.pipe(
  text(40, 1),
  z.transform((typed: string) => typed.replace(/[\s-]/g, '').toUpperCase()),
)

export const Coupon = z.object({
  id: z.string(),
  code: z.string(),
  ...localizedFields('name'),
  kind: z.enum(couponKinds),
  /** The shop that gives the coupon; null if the mall gives it. */
  shop: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** `5.00`: an amount off. `10`: percent off. `100`: free delivery. */
  value: z.string(),
  /** Maximum discount of a percentage coupon. */
  cap: z.nullable(Price),
  /** Minimum total of eligible products. */
  threshold: Price,
  /** The products that the coupon applies to. */
  scope: z.object({ kind: z.enum(['all', 'category', 'brand', 'product']), id: z.nullable(z.string()), ...localizedFields('name') }),
  first_order: z.boolean(),
  ends_at: z.nullable(Time),
  /** Number of claims still possible. Null means no limit. */
  left: z.nullable(z.number()),
  /** State of the coupon for the caller. */
  state: z.enum(['open', 'claimed', 'used', 'gone', 'ended']),
})
export type Coupon = z.infer<typeof Coupon>

export const listCoupons = call({
  method: 'GET',
  path: '/customer/coupon/list',
  who: 'visitor',
  summary: 'List coupons to claim, or your own; with a shop, only its coupons; with a product, only those that can apply to it',
  input: z.object({ whose: optional(oneOf(['open', 'mine'])), shop_id: optional(Id), product_id: optional(Id), ...paging }),
  answer: page(Coupon),
  refusals: { cursor_stale: 1000008 },
})

export const claimCoupon = call({
  method: 'POST',
  path: '/customer/coupon/claim',
  who: 'customer',
  summary: 'Claim a coupon by its code. A second claim changes nothing',
  input: z.object({ code: CouponCode }),
  answer: Coupon,
  /** `data.reason` is one of `couponReasons`. */
  refusals: { not_claimed: 2000003 },
})
