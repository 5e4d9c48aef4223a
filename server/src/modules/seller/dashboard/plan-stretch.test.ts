import { expect, test } from 'vitest'
import { daysOf, planStretch, stretchBefore } from './plan-stretch.ts'

const today = '2026-11-21'

test('the default period is the whole current month', () => {
  expect(planStretch({}, today)).toEqual({ from: '2026-11-01', to: '2026-11-30' })
})

test.each([[{ from: '2026-02-30' }], [{ from: '2026-11-02', to: '2026-11-01' }], [{ from: '2024-01-01', to: '2026-01-01' }]])(
  '%j is not a valid period',
  (requested) => expect(planStretch(requested, today)).toBeNull(),
)

test.each([
  ['a month against the month before, however long', { from: '2026-03-01', to: '2026-03-31' }, { from: '2026-02-01', to: '2026-02-28' }],
  ['January against December', { from: '2026-01-01', to: '2026-01-31' }, { from: '2025-12-01', to: '2025-12-31' }],
  ['a week against the week before', { from: '2026-11-15', to: '2026-11-21' }, { from: '2026-11-08', to: '2026-11-14' }],
])('%s', (_what, stretch, before) => expect(stretchBefore(stretch)).toEqual(before))

test('future days are excluded from the days of a period', () => {
  expect(daysOf({ from: '2026-11-19', to: '2026-11-30' }, today)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21'])
  expect(daysOf({ from: '2026-12-01', to: '2026-12-31' }, today)).toEqual([])
})
