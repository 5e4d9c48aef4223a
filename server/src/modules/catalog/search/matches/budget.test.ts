import { expect, test } from 'vitest'
import { budget } from './budget.ts'

test('a query runs only until its limit of attempts or time is reached', () => {
  let now = 0
  const few = budget(2, 100, () => now)
  expect([few.spend(), few.spend(), few.spend()]).toEqual([true, true, false])
  const short = budget(9, 100, () => now)
  now = 100
  expect(short.spend()).toBe(false)
  short.lift()
  expect(short.spend()).toBe(true)
})
