import { minor } from '@plaza/values'
import { expect, it } from 'vitest'
import { type CouponInput, planCoupon } from './plan-coupon.ts'

const now = new Date('2026-11-22T10:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
const requests: CouponInput = {
  code: 'TENT5',
  ...{ kind: 'fixed', value: '5.00', cap: undefined, threshold: '40.00', scope: 'all', scopeId: undefined },
  ...{ beginsAt: now, endsAt: inDays(30), total: 100, perPerson: 1 },
}
const plan = (more: Partial<CouponInput>) => planCoupon({ ...requests, ...more }, now)
const units = (text: number) => minor(BigInt(text))

it('accepts 5 off from 40', () => {
  expect(plan({})).toEqual({ done: { amount: units(500), percent: null, cap: null, threshold: units(4000) } })
})
it('accepts ten percent, at most 8', () => {
  const worth = { amount: null, percent: 10, cap: units(800), threshold: units(0) }
  expect(plan({ kind: 'percent', value: '10', cap: '8.00', threshold: undefined })).toEqual({ done: worth })
})
it('accepts free delivery without an end date', () => {
  expect(plan({ kind: 'free_delivery', value: undefined, endsAt: null, total: null })).toMatchObject({
    done: { amount: null, percent: null },
  })
})
it.each([
  ['a code of two letters', { code: 'AB' }, { code: 'malformed' }],
  ['nothing off', { value: '0' }, { value: 'too_small' }],
  ['it is not said how much', { value: undefined }, { value: 'missing' }],
  ['more off than is asked for', { threshold: '4.00' }, { threshold: 'too_small' }],
  ['half a percent', { kind: 'percent', value: '0.5' }, { value: 'percent' }],
  ['everything for nothing', { kind: 'percent', value: '100' }, { value: 'percent' }],
  ['a cap of nothing', { kind: 'percent', value: '10', cap: '0.00' }, { cap: 'too_small' }],
  ['one product, and not which', { scope: 'product' }, { scope_id: 'missing' }],
  ['over before it begins', { beginsAt: inDays(3), endsAt: inDays(2) }, { ends_at: 'too_early' }],
  ['over already', { beginsAt: inDays(-3), endsAt: inDays(-2) }, { ends_at: 'too_early' }],
  ['for years', { endsAt: inDays(800) }, { ends_at: 'too_late' }],
  ['more for each than there are', { total: 2, perPerson: 3 }, { per_person: 'too_large' }],
] as const)('refuses a coupon: %s', (_what, more, fields) => {
  expect(plan(more)).toMatchObject({ wrong: fields })
})
