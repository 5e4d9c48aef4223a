import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { CouponCode, couponKinds } from '../../orders/coupons.ts'
import { Flag, Id, Moment, Sum, int, line, oneOf, optional, page, paging, translated, withDefault } from '../../fields.ts'
import { Version } from '../../approvals/changelog.ts'
import { ShopCoupon, shopCouponStates } from '../../seller/coupons.ts'

/** A coupon that the mall gives. */
export const MallCoupon = z.extend(ShopCoupon, { version: z.string() })
export type MallCoupon = z.infer<typeof MallCoupon>

export const listMallCoupons = call({
  method: 'GET',
  path: '/operator/coupons',
  who: 'operator',
  summary: 'List the mall’s coupons, newest first, with counts of claims and uses',
  input: z.object({ id: optional(Id), state: optional(oneOf(shopCouponStates)), ...paging }),
  answer: page(MallCoupon),
  refusals: { not_allowed: 3000001, cursor_stale: 1000008 },
})

/** The mall pays for the coupon. Once a buyer has claimed the coupon, its promised terms cannot change. */
export const saveMallCoupon = call({
  method: 'POST',
  path: '/operator/coupons/save',
  who: 'operator',
  summary: 'Create or change a coupon of the mall',
  input: z.object({
    id: optional(Id),
    code: CouponCode,
    ...translated('name', line, 80),
    kind: oneOf(couponKinds),
    /** The amount of a fixed discount, or the percentage. */
    value: optional(Sum),
    cap: optional(Sum),
    threshold: optional(Sum),
    scope: withDefault(oneOf(['all', 'category', 'brand', 'product']), 'all'),
    scope_id: optional(Id),
    first_order: withDefault(Flag, false),
    listed: withDefault(Flag, true),
    begins_at: optional(Moment),
    ends_at: optional(Moment),
    total: optional(int(1, 1_000_000)),
    per_person: withDefault(int(1, 100), 1),
    version: Version,
  }),
  answer: MallCoupon,
  refusals: { not_allowed: 3000001, coupon_unknown: 2000019, field_missing: 1000009, field_wrong: 1000008, changed_meanwhile: 3000007 },
})

export const endMallCoupon = call({
  method: 'POST',
  path: '/operator/coupons/remove',
  who: 'operator',
  summary: 'Stop a coupon from being claimed. Its holders can use it as long as promised',
  input: z.object({ id: Id, version: Version }),
  answer: MallCoupon,
  refusals: { not_allowed: 3000001, coupon_unknown: 2000019, field_wrong: 1000008, changed_meanwhile: 3000007 },
})
