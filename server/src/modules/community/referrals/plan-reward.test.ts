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
])('an order with %s left, capped at %s, earns %s', (kept, cap, earned) =>
  expect(earnedBy({ kept: money(kept), cap: cap === null ? null : money(cap) }, terms)).toBe(money(earned)),
)

describe('reward for a referred customer', () => {
  test('the first paid order is pending, and nothing is recorded twice', () => {
    expect(planReward([], [order('1'), order('2')], terms)).toEqual([awaited('1')])
    expect(planReward([record('1')], [order('1'), order('2')], terms)).toEqual([])
    expect(planReward([], [order('1', { status: 'unpaid', paymentStatus: 'unpaid' })], terms)).toEqual([])
  })
  test('the first completed order decides, whichever order was pending', () => {
    const orders = [order('1'), completed('2')]
    expect(planReward([record('1')], orders, terms)).toEqual([awaited('2', '1'), { do: 'decide', orderId: '2', amount: money('5.00') }])
    expect(planReward([], [completed('2'), completed('1')], terms).at(-1)).toMatchObject({ do: 'decide', orderId: '1' })
  })
  test('a part refunded earlier earns nothing, under the terms promised at the time', () => {
    const refundedOrder = completed('1', { kept: money('40.00'), paymentStatus: 'part_refunded' })
    expect(planReward([record('1')], [refundedOrder], { rate: 100, most: money('1.00') })).toEqual([
      awaited('1', '1', '2.00'),
      { do: 'decide', orderId: '1', amount: money('2.00') },
    ])
  })
  test('a cancelled order is replaced by the next and is not used again', () => {
    expect(planReward([record('1')], [order('1', over), order('2')], terms)).toEqual([{ do: 'void', orderId: '1' }, awaited('2')])
    const gone = record('1', { state: 'void', reason: 'refunded' })
    expect(planReward([gone], [order('1', over)], terms)).toEqual([])
  })
  test.each(['same_device', 'too_small'] as const)('after it is void for %s, no later order counts', (reason) =>
    expect(planReward([record('1', { state: 'void', reason })], [completed('1'), completed('2')], terms)).toEqual([]),
  )
  test('a credited reward is reversed in proportion to refunds, each part once', () => {
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
