import { money, nothing } from '@plaza/values'
import { describe, expect, test } from 'vitest'
import { commissionOf, planTerms } from './commission.ts'

const terms = planTerms({ commission_percent: '5', commission_by_category: { '7': '8.50', '71': '2', '9': 'much' } })
const line = (amount: string, ...categoryPath: string[]) => ({ amount: money(amount), categoryPath })

describe('commission of an order', () => {
  test.each([
    ['the usual share', [line('10.00', '1')], 500],
    ['that of its category', [line('10.00', '7', '70')], 850],
    ['that of the closest category', [line('10.00', '7', '71')], 200],
    ['the usual one where a category has none that can be read', [line('10.00', '9')], 500],
    ['that of several categories, by what the lines cost', [line('30.00', '1'), line('10.00', '7')], 588],
    ['the usual one where nothing costs anything', [{ amount: nothing, categoryPath: ['7'] }], 500],
  ])('is %s', (_what, lines, rate) => expect(commissionOf(terms, lines)).toBe(rate))
  test('is five percent without a valid setting', () => {
    for (const set of [
      {},
      { commission_percent: 5 },
      { commission_percent: '5.125' },
      { commission_percent: '-5' },
      { commission_by_category: '7' },
    ])
      expect(planTerms(set)).toEqual({ share: 500, byCategory: {} })
    expect(planTerms({ commission_percent: '0' }).share).toBe(0)
  })
})
