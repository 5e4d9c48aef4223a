import { expect, test } from 'vitest'
import { hasJumped, jumpPercent } from './jump.ts'

test('a price jumps up by half, and down by seven tenths, to the cent', () => {
  expect([hasJumped(2400n, 3599n), hasJumped(2400n, 3600n)]).toEqual([false, true])
  expect([hasJumped(2400n, 721n), hasJumped(2400n, 720n)]).toEqual([false, true])
})

test('what cost nothing before does not jump', () => {
  expect(hasJumped(0n, 2400n)).toBe(false)
})

test('a jump is said in whole percent, and no percent are said of less than a jump', () => {
  expect([jumpPercent(2400n, 3600n), jumpPercent(2400n, 720n), jumpPercent(900n, 2000n)]).toEqual([50, -70, 122])
  expect(jumpPercent(2400n, 3599n)).toBeUndefined()
})
