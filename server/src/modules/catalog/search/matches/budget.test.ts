import { expect, test } from 'vitest'
import { budget } from './budget.ts'

test('a question is asked of the database so many times, within so much time, until it is answered', () => {
  let now = 0
  const few = budget(2, 100, () => now)
  expect([few.spend(), few.spend(), few.spend()]).toEqual([true, true, false])
  const short = budget(9, 100, () => now)
  now = 100
  expect(short.spend()).toBe(false)
  short.lift()
  expect(short.spend()).toBe(true)
})
