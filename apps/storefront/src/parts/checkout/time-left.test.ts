import { expect, test } from 'vitest'
import { clockOf } from './time-left.ts'

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [1450, '24:10'],
  [3600, '1:00:00'],
  [3905, '1:05:05'],
])('formats %i seconds as %s', (seconds, clock) => expect(clockOf(seconds)).toBe(clock))
