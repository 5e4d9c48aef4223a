import type { Coupon } from '@plaza/contract'
import { formatMoney } from '@plaza/values'
import { localizedOut } from '../../../platform/documents/localized.ts'
import type { Candidate } from './grants/coupon.ts'
import { couponClaimState, type CouponClaimState } from './standing.ts'

const states: Readonly<Record<CouponClaimState, Coupon['state']>> = {
  open: 'open',
  not_begun: 'open',
  claimed: 'claimed',
  used: 'used',
  limit: 'used',
  gone: 'gone',
  ended: 'ended',
}

const valueOf = ({ amount, percent }: Candidate): string => (amount === null ? String(percent ?? 100) : formatMoney(amount))

export const toCouponView = (coupon: Candidate, now: Date): Coupon => ({
  id: coupon.id,
  code: coupon.code,
  ...localizedOut('name', coupon.names),
  kind: coupon.kind,
  shop: coupon.shopId === null ? null : { id: coupon.shopId, name: coupon.shopName ?? '' },
  value: valueOf(coupon),
  cap: coupon.cap === null ? null : formatMoney(coupon.cap),
  threshold: formatMoney(coupon.threshold),
  scope: { kind: coupon.scope.kind, id: coupon.scope.id, ...localizedOut('name', coupon.scope.names) },
  first_order: coupon.firstOrder,
  ends_at: coupon.endsAt?.toISOString() ?? null,
  left: coupon.left,
  state: states[couponClaimState(coupon, now)],
})
