import { minor } from '@plaza/values'
import { describe, expect, it } from 'vitest'
import { planSheet } from './plan-sheet.ts'

const flows = (each: Record<string, number>) => new Map(Object.entries(each).map(([account, cents]) => [account, minor(BigInt(cents))]))

describe('planned balance sheet', () => {
  it('shows a recharge as an asset and a liability', () => {
    const sheet = planSheet(flows({ cash: -10_000, 'cash/usdt': -10_000, 'customer.available': 10_000 }))
    expect(sheet.assets).toContainEqual({ account: 'cash/usdt', amount: 10_000n })
    expect(sheet.totals).toEqual({ assets: 10_000n, liabilities: 10_000n, own: 0n, difference: 0n })
  })
  it('includes the revenue of the mall and the debts of shops', () => {
    const sheet = planSheet(flows({ 'cash/card': -900, 'shop.receivable': -100, 'shop.available': 950, commission: 50 }))
    expect(sheet.totals).toEqual({ assets: 1000n, liabilities: 950n, own: 50n, difference: 0n })
  })
  it('shows the difference if a cent is missing', () =>
    expect(planSheet(flows({ 'cash/card': -900, 'customer.available': 899 })).totals.difference).toBe(1n))
})
