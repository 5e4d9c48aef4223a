import { money } from '@plaza/values'
import { describe, expect, test } from 'vitest'
import { type RewardedOrder, earnedBy, planReward, type Reward } from './plan-reward.ts'

const terms = { rate: 500, most: money('10.00') }
const day = (n: number) => new Date(Date.UTC(2026, 0, n))
const order = (id: string, more: Partial<RewardedOrder> = {}): RewardedOrder => ({
  ...{ id, status: 'paid', paymentStatus: 'paid', kept: money('100.00'), cap: null, paidAt: day(Number(id)), endedAt: null },
  ...more,
})
const completed = (id: string, more: Partial<RewardedOrder> = {}) =>
  order(id, { status: 'completed', endedAt: day(Number(id) + 10), ...more })
const record = (orderId: string, more: Partial<Reward> = {}): Reward => ({
  ...{ ...terms, orderId, state: 'pending', reason: null, amount: money('5.00'), dueBack: money('0.00') },
  ...more,
})
const over = { status: 'cancelled', paymentStatus: 'refunded' }
const awaited = (orderId: string, insteadOf: string | null = null, amount = '5.00') => ({
  do: 'await',
  orderId,
  insteadOf,
  amount: money(amount),
})

test.each([
  ['19.99', null, '1.00'],
  ['250.00', null, '10.00'],
  ['0.09', null, '0.00'],
  ['100.00', '1.00', '1.00'],
])('an order that keeps %s earns, where the mall gives at most %s, %s', (kept, cap, earned) =>
  expect(earnedBy({ kept: money(kept), cap: cap === null ? null : money(cap) }, terms)).toBe(money(earned)),
)

describe('of a person who was brought', () => {
  test('the first paid order waits, and nothing is written twice', () => {
    expect(planReward([], [order('1'), order('2')], terms)).toEqual([awaited('1')])
    expect(planReward([record('1')], [order('1'), order('2')], terms)).toEqual([])
    expect(planReward([], [order('1', { status: 'unpaid', paymentStatus: 'unpaid' })], terms)).toEqual([])
  })
  test('the order that is completed first decides, whichever waited', () => {
    const sales = [order('1'), completed('2')]
    expect(planReward([record('1')], sales, terms)).toEqual([awaited('2', '1'), { do: 'decide', orderId: '2', amount: money('5.00') }])
    expect(planReward([], [completed('2'), completed('1')], terms).at(-1)).toMatchObject({ do: 'decide', orderId: '1' })
  })
  test('a part that went back before earns nothing, by the terms that were promised', () => {
    const sale = completed('1', { kept: money('40.00'), paymentStatus: 'part_refunded' })
    expect(planReward([record('1')], [sale], { rate: 100, most: money('1.00') })).toEqual([
      awaited('1', '1', '2.00'),
      { do: 'decide', orderId: '1', amount: money('2.00') },
    ])
  })
  test('an order that is called off makes room for the next, and does not come again', () => {
    expect(planReward([record('1')], [order('1', over), order('2')], terms)).toEqual([{ do: 'void', orderId: '1' }, awaited('2')])
    const gone = record('1', { state: 'void', reason: 'refunded' })
    expect(planReward([gone], [order('1', over)], terms)).toEqual([])
  })
  test.each(['same_device', 'too_small'] as const)('once it was void for %s, nothing more is looked at', (reason) =>
    expect(planReward([record('1', { state: 'void', reason })], [completed('1'), completed('2')], terms)).toEqual([]),
  )
  test('what was credited comes back as far as the order does, each part once', () => {
    const credited = record('1', { state: 'credited' })
    const part = completed('1', { kept: money('40.00'), paymentStatus: 'part_refunded' })
    expect(planReward([credited], [completed('1'), completed('2')], terms)).toEqual([])
    expect(planReward([credited], [part], terms)).toEqual([{ do: 'take_back', orderId: '1', due: money('3.00') }])
    expect(planReward([record('1', { state: 'credited', dueBack: money('3.00') })], [part], terms)).toEqual([])
    expect(planReward([credited], [completed('1', { paymentStatus: 'refunded' })], terms)).toEqual([
      { do: 'take_back', orderId: '1', due: money('5.00') },
    ])
  })
})
