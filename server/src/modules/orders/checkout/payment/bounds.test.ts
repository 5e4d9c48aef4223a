import { expect, test } from 'vitest'
import { cardPayBy, planPaying } from './plan-paying.ts'

const now = new Date('2026-11-23T10:00:00.000Z')
const minute = 60_000
const at = (ms: number) => new Date(now.getTime() + ms)

test('an order can be paid until its last moment', () => {
  const may = [-1, 0, 1].map((beside) => 'may' in planPaying({ status: 'unpaid', method: 'wallet', payBy: now }, 'wallet', at(beside)))
  expect(may).toEqual([true, true, false])
})

test('a card payment has 15 minutes more after opening its page, and 45 in total', () => {
  const until = (opened: number) =>
    (cardPayBy({ placedAt: now, payBy: at(30 * minute) }, at(opened * minute)).getTime() - now.getTime()) / minute
  expect([0, 15, 16, 20, 29, 30, 31].map(until)).toEqual([30, 30, 31, 35, 44, 45, 45])
})
