import { minor } from '@plaza/values'
import { expect, test } from 'vitest'
import { whatStops, withdrawalFee } from './plan-withdrawal.ts'

const now = new Date('2026-11-23T10:00:00.000Z')
const [hour, day] = [3_600_000, 86_400_000]
const at = (ms: number) => new Date(now.getTime() + ms)
const around = <T>(ask: (beside: number) => T): T[] => [-1, 0, 1].map(ask)
const units = (cents: number) => minor<'USD'>(BigInt(cents))

const terms = { min: units(1000), max: units(5000), feeInTenThousand: 50n, minFee: units(100), maxInADay: 3, dayMs: day, minAgeMs: day }
const person = {
  ...{ now, available: units(3000), ofDemo: false, withoutShop: false, verified: true, destinationSince: at(-day), pausedUntil: null },
  ...{ requestedAt: [], payoutsStopped: false, owes: units(0) },
}
const stops = (amount: number, more: object = {}) => whatStops({ ...person, ...more }, units(amount), terms).map(({ rule }) => rule)
const requests = (many: number) => ({ requestedAt: Array.from({ length: many }, () => at(-hour)) })

test.each([
  ['its least', () => [999, 1000, 1001].map((amount) => stops(amount)), [['too_little'], [], []]],
  ['its most', () => [4999, 5000, 5001].map((amount) => stops(amount, { available: units(9000) })), [[], [], ['too_much']]],
  ['what there is', () => [2999, 3000, 3001].map((amount) => stops(amount)), [[], [], ['balance_short']]],
  [
    'a day of rest of its destination',
    () => around((beside) => stops(1000, { destinationSince: at(-day + beside) })),
    [[], [], ['destination_new']],
  ],
  ['the end of a pause', () => around((beside) => stops(1000, { pausedUntil: at(beside) })), [[], [], ['secret_new']]],
  ['three in a day', () => [2, 3, 4].map((many) => stops(1000, requests(many))), [[], ['too_often'], ['too_often']]],
  ['what its shop owes', () => [0, 1].map((cents) => stops(1000, { owes: units(cents) })), [[], ['shop_owes']]],
] as const)('a withdrawal is limited by %s', (_name, is, expected) => expect(is()).toEqual(expected))

test('the fee is the larger of the minimum fee and the percentage', () => {
  const fees = [19_899, 19_900, 20_099, 20_100].map((amount) => Number(withdrawalFee(units(amount), terms)))
  expect(fees).toEqual([100, 100, 100, 101])
})
