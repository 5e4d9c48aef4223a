import { minor } from '@plaza/values'
import { expect, test } from 'vitest'
import { misfitOf } from './fits.ts'
import { couponClaimState } from './standing.ts'
import { worthOf } from './take-off.ts'

const now = new Date('2026-11-23T10:00:00.000Z')
const day = 86_400_000
const at = (ms: number) => new Date(now.getTime() + ms)
const around = <T>(ask: (beside: number) => T): T[] => [-1, 0, 1].map(ask)
const units = (cents: number) => minor<'USD'>(BigInt(cents))

const claimable = { beginsAt: now, endsAt: at(day), left: 1, perPerson: 2, own: { claims: 0, used: 0 } }
const stands = (more: object, when = now) => couponClaimState({ ...claimable, ...more } as never, when)
const line = { key: 'a', shopId: '1', productId: '1', brandId: null, categoryPath: ['7'], amount: units(4000) }
const misfit = (threshold: number) =>
  misfitOf({ ...claimable, shopId: null, scope: { kind: 'all', id: null }, firstOrder: false, threshold: units(threshold) } as never, {
    lines: [line],
    deliveries: [],
    isFirstOrder: true,
    now,
  })
const worth = (of: number) => Number(worthOf({ amount: null, percent: 10, cap: units(800) } as never, units(of)))

test.each([
  ['counts from its threshold on', () => [3999, 4000, 4001].map(misfit), [null, null, { reason: 'threshold', missing: 1n }]],
  ['is over at its end', () => around((beside) => stands({}, at(day + beside))), ['open', 'ended', 'ended']],
  ['opens at its beginning', () => around((beside) => stands({}, at(beside))), ['not_begun', 'open', 'open']],
  ['is gone when none is left', () => [0, 1].map((left) => stands({ left })), ['gone', 'open']],
  ['is used as often as it says', () => [1, 2, 3].map((used) => stands({ own: { claims: used, used } })), ['open', 'limit', 'limit']],
  ['takes off its cap at most', () => [7999, 8000, 8001].map(worth), [800, 800, 800]],
  ['takes off its percent below the cap, rounded half up', () => [7984, 7985, 7994].map(worth), [798, 799, 799]],
] as const)('a coupon %s', (_name, is, expected) => expect(is()).toEqual(expected))
