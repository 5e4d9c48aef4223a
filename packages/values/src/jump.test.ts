import { expect, test } from 'vitest'
import { hasJumped, jumpPercent } from './jump.ts'

test('a price jump is an increase of half or a decrease of seven tenths, exact to the cent', () => {
  expect([hasJumped(2400n, 3599n), hasJumped(2400n, 3600n)]).toEqual([false, true])
  expect([hasJumped(2400n, 721n), hasJumped(2400n, 720n)]).toEqual([false, true])
})

test('a price that was zero before does not jump', () => {
  expect(hasJumped(0n, 2400n)).toBe(false)
})

test('a jump is given in whole percent, and a smaller change has no percentage', () => {
  expect([jumpPercent(2400n, 3600n), jumpPercent(2400n, 720n), jumpPercent(900n, 2000n)]).toEqual([50, -70, 122])
  expect(jumpPercent(2400n, 3599n)).toBeUndefined()
})
