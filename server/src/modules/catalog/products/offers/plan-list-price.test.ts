import { money } from '@plaza/values'
import { describe, expect, it } from 'vitest'
import { planListPrice } from './plan-list-price.ts'

const now = new Date('2026-11-21T12:00:00Z')
const point = (price: string, daysAgo: number) => ({ price: money(price), since: new Date(now.getTime() - daysAgo * 86_400_000) })

describe('list price next to a reduced price', () => {
  it('a teapot that cost $30 for months and $24 since last week has the list price $30', () => {
    expect(planListPrice([point('30.00', 200), point('24.00', 7)], now)?.listPrice).toBe(money('30.00'))
  })
  it('a price raised to $60 for three days before a drop to $32 gets none: it was $30 within the 30 days', () => {
    expect(planListPrice([point('30.00', 200), point('60.00', 10), point('32.00', 7)], now)).toBeNull()
  })
  it('uses the lowest price of the 30 days before the drop, not the highest', () => {
    expect(planListPrice([point('50.00', 60), point('40.00', 20), point('45.00', 15), point('30.00', 2)], now)?.listPrice).toBe(
      money('40.00'),
    )
  })
  it('ignores a price that ended more than 30 days before the drop', () => {
    expect(planListPrice([point('20.00', 200), point('50.00', 45), point('40.00', 2)], now)?.listPrice).toBe(money('50.00'))
  })
  it('a lower price has no list price after 30 days', () => {
    expect(planListPrice([point('30.00', 200), point('24.00', 31)], now)).toBeNull()
  })
  it('a first price has no list price', () => {
    expect(planListPrice([point('24.00', 3)], now)).toBeNull()
    expect(planListPrice([], now)).toBeNull()
  })
  it('a price increase is not a drop', () => {
    expect(planListPrice([point('20.00', 100), point('24.00', 3)], now)).toBeNull()
  })
})
