import { money, type Money, nothing } from '@plaza/values'

export type CouponInput = {
  code: string
  kind: 'fixed' | 'percent' | 'free_delivery'
  value: string | undefined
  cap: string | undefined
  threshold: string | undefined
  scope: 'all' | 'category' | 'brand' | 'product'
  scopeId: string | undefined
  beginsAt: Date
  endsAt: Date | null
  total: number | null
  perPerson: number
}
type Worth = { amount: Money | null; percent: number | null; cap: Money | null; threshold: Money }

const sumOf = (text: string | undefined): Money | null => (text === undefined ? null : money(text))
const longestDays = 366

/** Checks a coupon's discount against the rules. */
export const planCoupon = (input: CouponInput, now: Date): { done: Worth } | { wrong: Record<string, string> } => {
  const fields: Record<string, string> = {}
  const { kind, value } = input
  if (!/^[A-Z0-9]{3,40}$/.test(input.code)) fields['code'] = 'malformed'
  const threshold = sumOf(input.threshold) ?? nothing
  const cap = kind === 'fixed' ? null : sumOf(input.cap)
  const amount = kind === 'fixed' ? sumOf(value) : null
  const percent = kind === 'percent' && value !== undefined ? Number(value) : null
  if (kind !== 'free_delivery' && value === undefined) fields['value'] = 'missing'
  else if (kind === 'fixed' && (amount === null || amount === nothing)) fields['value'] = 'too_small'
  // A discount as large as the required amount would give the goods away.
  else if (kind === 'fixed' && amount !== null && threshold < amount) fields['threshold'] = 'too_small'
  else if (kind === 'percent' && !(Number.isInteger(percent) && (percent ?? 0) >= 1 && (percent ?? 0) <= 90)) fields['value'] = 'percent'
  if (cap === nothing) fields['cap'] = 'too_small'
  if (input.scope !== 'all' && input.scopeId === undefined) fields['scope_id'] = 'missing'
  if (input.endsAt && input.endsAt <= input.beginsAt) fields['ends_at'] = 'too_early'
  else if (input.endsAt && input.endsAt <= now) fields['ends_at'] = 'too_early'
  else if (input.endsAt && input.endsAt.getTime() - input.beginsAt.getTime() > longestDays * 86_400_000) fields['ends_at'] = 'too_late'
  if (input.total !== null && input.perPerson > input.total) fields['per_person'] = 'too_large'
  if (Object.keys(fields).length > 0) return { wrong: fields }
  return { done: { amount, percent, cap, threshold } }
}
