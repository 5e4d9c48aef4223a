import type { ShopCoupon } from '@plaza/contract'
import { type Money, nothing, parseMoney } from '@plaza/values'
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

/** A code as it is stored: capital letters and digits without spaces or dashes. */
export const codeOf = (typed: string): string => typed.replace(/[\s-]/g, '').replace(/[a-z]/g, (char) => char.toUpperCase())

type Fields = Record<string, string>
type Of = { coupon: ShopCoupon | undefined; now: Date }
const longestMs = 366 * 86_400_000
const shapeOf = (typed: string): Money | undefined | null => (typed.trim() === '' ? null : parseMoney(withPoint(typed)))
const isWhole = (typed: string) => /^[1-9][0-9]{0,14}$/.test(typed.trim())

const worthFaults = ({ kind, value, ...typed }: TypedCoupon): Fields => {
  const [amount, cap, threshold] = [shapeOf(value), shapeOf(typed.cap), shapeOf(typed.threshold)]
  const percent = Number(withPoint(value))
  const isPercent = Number.isInteger(percent) && percent >= 1 && percent <= 90
  return {
    ...(threshold === undefined && { threshold: 'money' }),
    ...(kind === 'fixed' && threshold !== undefined && (threshold ?? nothing) < (amount ?? nothing) && { threshold: 'below_discount' }),
    ...(kind !== 'fixed' && cap === undefined && { cap: 'money' }),
    ...(kind !== 'fixed' && cap === nothing && { cap: 'too_small' }),
    ...(kind === 'percent' && !isPercent && { value: 'percent' }),
    ...(kind === 'fixed' && amount === nothing && { value: 'too_small' }),
    ...(kind === 'fixed' && amount === undefined && { value: 'money' }),
    ...(kind !== 'free_delivery' && amount === null && { value: 'missing' }),
  }
}

const limitFaults = ({ total, per_person: each, ...typed }: TypedCoupon, { coupon, now }: Of): Fields => {
  const [begin, end] = [beginOf(typed.begins_at, coupon?.begins_at), endOf(typed.ends_at, coupon?.ends_at)]
  const from = begin === '' ? (coupon ? Date.parse(coupon.begins_at) : now.getTime()) : Date.parse(begin)
  const until = end === '' ? null : Date.parse(end)
  return {
    ...(until !== null && until - from > longestMs && { ends_at: 'too_late' }),
    ...(until !== null && (until <= from || until <= now.getTime()) && { ends_at: 'too_early' }),
    ...(total !== '' && !isWhole(total) && { total: 'number' }),
    ...(isWhole(total) && isWhole(each) && Number(each) > Number(total) && { per_person: 'too_large' }),
    ...(each !== '' && !isWhole(each) && { per_person: 'number' }),
  }
}

/**
 * Fields that the server will refuse, with its reasons. The server checks the form of every field before the rules between them, so its answer to one
 * mistake may leave out another. The form shows both.
 */
export const couponFaults = (typed: TypedCoupon, of: Of): Fields => ({
  ...(!/^[A-Z0-9]{3,40}$/.test(codeOf(typed.code)) && { code: 'malformed' }),
  ...(typed.code.trim() === '' && { code: 'missing' }),
  ...(typed.name_en.trim() === '' && { name_en: 'missing' }),
  ...worthFaults(typed),
  ...(typed.scope !== 'all' && typed.scope_id.trim() === '' && { scope_id: 'missing' }),
  ...limitFaults(typed, of),
})
