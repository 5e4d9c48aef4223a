import { expect, test } from 'vitest'
import { isUnread } from './news-read.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
test.each([
  ['yesterday', '2026-11-20T10:00:00Z', true],
  ['six weeks ago', '2026-10-10T10:00:00Z', false],
])('an unopened item dated %s is new: %s', (_when, date, isNew) => {
  expect(isUnread({ id: '7', date }, ['6'], now)).toBe(isNew)
  expect(isUnread({ id: '7', date }, ['6', '7'], now), 'what was opened is not').toBe(false)
})
