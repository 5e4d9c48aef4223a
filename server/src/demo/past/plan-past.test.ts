import { describe, expect, it } from 'vitest'
import { planPast, type PastShop } from './plan-past.ts'

const since = new Date('2026-05-01T00:00:00Z')
const until = new Date('2026-09-10T09:00:00Z')
const shop: PastShop = {
  id: '3',
  ownerId: '9',
  country: 'NO',
  perDay: 1,
  takesCash: true,
  goods: [
    { productId: '1', skuId: '11', left: 40, cents: 2400 },
    { productId: '2', skuId: '21', left: 40, cents: 9900 },
    { productId: '3', skuId: '31', left: 3, cents: 900 },
  ],
  regulars: [
    { at: 0, country: 'NO', returnDays: 14 },
    { at: 1, country: 'TH', returnDays: 7 },
  ],
  friends: [],
}
const orders = planPast([shop], since, until)

describe('planned demo history of a shop', () => {
  it('plans some orders a day, the same on every run, none of them in the future', () => {
    expect(orders.length).toBeGreaterThan(90)
    expect(planPast([shop], since, until)).toEqual(orders)
    const times = orders.flatMap(({ placedAt, steps }) => [placedAt, ...steps.map(({ at }) => at)])
    expect(times.every((at) => at >= since && at <= until)).toBe(true)
  })
  it('orders its steps by time and schedules payouts in the order of sale', () => {
    for (const { placedAt, steps } of orders) {
      const times = [placedAt, ...steps.map(({ at }) => at)].map(Number)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
    }
    const days = { 0: 14, 1: 7 } as Record<number, number>
    const doneAt = orders.flatMap(({ steps, regular }) =>
      steps.filter((step) => step.do === 'delivered').map(({ at }) => at.getTime() + (days[regular] ?? 0) * 86_400_000),
    )
    expect(doneAt).toEqual(doneAt.toSorted((a, b) => a - b))
  })
  it('sells no SKU with low stock and leaves orders since yesterday to the shop', () => {
    expect(orders.flatMap(({ items }) => items).some(({ skuId }) => skuId === '31')).toBe(false)
    const fresh = orders.filter(({ placedAt }) => placedAt.getTime() > until.getTime() - 20 * 3_600_000)
    expect(fresh.flatMap(({ steps }) => steps).filter((step) => step.do === 'accept')).toEqual([])
  })
  it('has each referred friend buy once on their day and return nothing', () => {
    const friend = { at: 2, country: 'TH', returnDays: 7 }
    const friends = [
      { ...friend, daysAgo: 26, isKept: true },
      { ...friend, at: 3, daysAgo: 15, isKept: false },
    ]
    const theirs = planPast([{ ...shop, friends }], since, until).filter(({ regular }) => regular > 1)
    expect(theirs.map(({ regular, placedAt }) => [regular, (until.getTime() - placedAt.getTime()) / 86_400_000])).toEqual([
      [2, 26],
      [3, 15],
    ])
    expect(theirs.map(({ steps }) => steps.map((step) => step.do).filter((step) => step !== 'review' && step !== 'answer'))).toEqual([
      ['accept', 'ship', 'in_transit', 'delivered', 'receive'],
      ['cancel'],
    ])
  })
  it('is empty when no buyer can be reached', () => expect(planPast([{ ...shop, regulars: [] }], since, until)).toEqual([]))
})
