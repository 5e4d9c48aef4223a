import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Coupon, CouponCode, couponKinds } from '../orders/coupons.ts'
import { Flag, Id, Moment, Sum, Time, int, line, oneOf, optional, page, paging, translated, withDefault } from '../fields.ts'
import { Version } from '../approvals/changelog.ts'

export const shopCouponStates = ['planned', 'running', 'ended'] as const

export const ShopCoupon = z.extend(Coupon, {
  /** State of the coupon in time, the same for all callers: planned, running or ended. */
  running: z.enum(shopCouponStates),
  begins_at: Time,
  total: z.nullable(z.number()),
  claimed: z.number(),
  used: z.number(),
  per_person: z.number(),
  /** True if the shop's page shows the coupon. Otherwise buyers need its code. */
  listed: z.boolean(),
  /** Version of the coupon. It does not cover the counts of claims and uses, so a claim does not change it. */
  version: z.string(),
})
export type ShopCoupon = z.infer<typeof ShopCoupon>

export const listShopCoupons = call({
  method: 'GET',
  path: '/seller/coupons',
  who: 'seller',
  summary: 'List your shop’s coupons, newest first, with counts of claims and uses',
  input: z.object({ id: optional(Id), state: optional(oneOf(shopCouponStates)), ...paging }),
  answer: page(ShopCoupon),
  refusals: { not_allowed: 3000001, cursor_stale: 1000008 },
})

/** The shop pays for its coupon: the coupon lowers the shop's own price. Once a buyer has claimed the coupon, its promised terms cannot change. */
export const saveShopCoupon = call({
  method: 'POST',
  path: '/seller/coupon/save',
  who: 'seller',
  summary: 'Create or change a coupon of your shop',
  input: z.object({
    id: optional(Id),
    code: CouponCode,
    ...translated('name', line, 80),
    kind: oneOf(couponKinds),
    /** The amount of a fixed discount, or the percentage. */
    value: optional(Sum),
    cap: optional(Sum),
    threshold: optional(Sum),
    scope: withDefault(oneOf(['all', 'category', 'product']), 'all'),
    scope_id: optional(Id),
    first_order: withDefault(Flag, false),
    listed: withDefault(Flag, true),
    begins_at: optional(Moment),
    ends_at: optional(Moment),
    total: optional(int(1, 1_000_000)),
    per_person: withDefault(int(1, 100), 1),
    /** The version that the caller read, `0` for a new coupon. If a colleague has saved since, the call is refused. */
    version: Version,
  }),
  answer: ShopCoupon,
  refusals: {
    not_allowed: 3000001,
    coupon_unknown: 2000019,
    field_missing: 1000009,
    field_wrong: 1000008,
    too_many: 3000006,
    changed_meanwhile: 3000007,
  },
})

export const endShopCoupon = call({
  method: 'POST',
  path: '/seller/coupon/end',
  who: 'seller',
  summary: 'Stop a coupon from being claimed. Its holders can use it as long as promised',
  input: z.object({ id: Id, version: Version }),
  answer: ShopCoupon,
  refusals: { not_allowed: 3000001, coupon_unknown: 2000019, changed_meanwhile: 3000007 },
})
