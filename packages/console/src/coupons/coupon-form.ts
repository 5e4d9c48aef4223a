import type { ShopCoupon } from '@plaza/contract'
import { withPoint } from '@plaza/web/form'
import { fieldDayOf, firstMomentOf, lastMomentOf } from '@plaza/web/reading'

export type CouponScope = ShopCoupon['scope']['kind']

export type TypedCoupon = {
  code: string
  name_en: string
  name_zh: string
  name_zhtw: string
  name_es: string
  name_jp: string
  name_th: string
  kind: string
  value: string
  cap: string
  threshold: string
  scope: string
  scope_id: string
  first_order: string
  listed: string
  begins_at: string
  ends_at: string
  total: string
  per_person: string
}

const dayIn = (at: string | null) => (at === null ? '' : fieldDayOf(at))
const unlessNothing = (sum: string | null) => (sum === null || /^0+\.0+$/.test(sum) ? '' : sum)

export const typedFrom = (coupon: ShopCoupon | undefined): TypedCoupon => ({
  code: coupon?.code ?? '',
  name_en: coupon?.name_en ?? '',
  name_zh: coupon?.name_zh ?? '',
  name_zhtw: coupon?.name_zhtw ?? '',
  name_es: coupon?.name_es ?? '',
  name_jp: coupon?.name_jp ?? '',
  name_th: coupon?.name_th ?? '',
  kind: coupon?.kind ?? 'fixed',
  value: coupon && coupon.kind !== 'free_delivery' ? coupon.value : '',
  cap: unlessNothing(coupon?.cap ?? null),
  threshold: unlessNothing(coupon?.threshold ?? null),
  scope: coupon?.scope.kind ?? 'all',
  scope_id: coupon?.scope.id ?? '',
  first_order: coupon?.first_order ? '1' : '0',
  listed: coupon?.listed === false ? '0' : '1',
  begins_at: dayIn(coupon?.begins_at ?? null),
  ends_at: dayIn(coupon?.ends_at ?? null),
  total: coupon?.total == null ? '' : String(coupon.total),
  per_person: String(coupon?.per_person ?? 1),
})

/**
 * Converts a day in the writer's time zone to a moment: a start day to its first second, an end day to its last. If the day is unchanged, it keeps
 * the stored moment to the millisecond.
 */
const beginOf = (day: string, before: string | null | undefined) =>
  day === '' ? '' : day === dayIn(before ?? null) && before ? before : firstMomentOf(day)
const endOf = (day: string, before: string | null | undefined) =>
  day === '' ? '' : day === dayIn(before ?? null) && before ? before : lastMomentOf(day)

/** Request body for saving a coupon. The allowed values of `scope` differ between shops and the mall. */
export const sentFrom = <S extends CouponScope>(typed: TypedCoupon, coupon: ShopCoupon | undefined, scope: S) => ({
  ...(coupon && { id: coupon.id }),
  code: typed.code,
  name_en: typed.name_en,
  name_zh: typed.name_zh,
  name_zhtw: typed.name_zhtw,
  name_es: typed.name_es,
  name_jp: typed.name_jp,
  name_th: typed.name_th,
  kind: typed.kind as ShopCoupon['kind'],
  value: typed.kind === 'free_delivery' ? '' : withPoint(typed.value),
  cap: typed.kind === 'fixed' ? '' : withPoint(typed.cap),
  threshold: withPoint(typed.threshold),
  scope,
  scope_id: scope !== 'all' ? typed.scope_id : '',
  first_order: typed.first_order as '0' | '1',
  listed: typed.listed as '0' | '1',
  begins_at: beginOf(typed.begins_at, coupon?.begins_at),
  ends_at: endOf(typed.ends_at, coupon?.ends_at),
  total: typed.total,
  per_person: typed.per_person,
})
export type SentCoupon<S extends CouponScope> = ReturnType<typeof sentFrom<S>>
