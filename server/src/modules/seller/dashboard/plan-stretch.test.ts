import { expect, test } from 'vitest'
import { daysOf, planStretch, stretchBefore } from './plan-stretch.ts'

const today = '2026-11-21'

test('nothing asked for is this month, to its end', () => {
  expect(planStretch({}, today)).toEqual({ from: '2026-11-01', to: '2026-11-30' })
})

test.each([[{ from: '2026-02-30' }], [{ from: '2026-11-02', to: '2026-11-01' }], [{ from: '2024-01-01', to: '2026-01-01' }]])(
  '%j is no stretch',
  (asked) => expect(planStretch(asked, today)).toBeNull(),
)

test.each([
  ['a month against the month before, however long', { from: '2026-03-01', to: '2026-03-31' }, { from: '2026-02-01', to: '2026-02-28' }],
  ['January against December', { from: '2026-01-01', to: '2026-01-31' }, { from: '2025-12-01', to: '2025-12-31' }],
  ['a week against the week before', { from: '2026-11-15', to: '2026-11-21' }, { from: '2026-11-08', to: '2026-11-14' }],
])('%s', (_what, stretch, before) => expect(stretchBefore(stretch)).toEqual(before))

test('days that have not come are not among its days', () => {
  expect(daysOf({ from: '2026-11-19', to: '2026-11-30' }, today)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21'])
  expect(daysOf({ from: '2026-12-01', to: '2026-12-31' }, today)).toEqual([])
})
