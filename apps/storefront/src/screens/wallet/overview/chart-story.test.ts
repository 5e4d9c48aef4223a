import { describe, expect, test } from 'vitest'
import { outlineOf, stepsOf } from './chart-story.ts'

const history = [
  { at: '2026-10-23T00:00:00.000Z', balance: '820.00', kind: null, changes: 0 },
  { at: '2026-11-02T10:00:00.000Z', balance: '1320.00', kind: 'recharge', changes: 1 },
  { at: '2026-11-09T10:00:00.000Z', balance: '1271.95', kind: 'order_paid', changes: 1 },
]

describe('balance history steps', () => {
  test('each but the first shows its change, to the cent', () => {
    expect(stepsOf(history).map(({ change }) => change)).toEqual([null, '500.00', '-48.05'])
  })

  test('the summary names first, last, highest and lowest balance', () => {
    const outline = outlineOf(stepsOf(history))
    expect([outline?.first.balance, outline?.last.balance, outline?.high.balance, outline?.low.balance]).toEqual([
      '820.00',
      '1271.95',
      '1320.00',
      '820.00',
    ])
  })

  test('an empty history has no summary', () => expect(outlineOf([])).toBeUndefined())
})
