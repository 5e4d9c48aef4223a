import { expect, test } from 'vitest'
import { partOfDay } from './part-of-day.ts'

test.each([
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'day'],
  [17, 'day'],
  [18, 'evening'],
  [0, 'evening'],
] as const)('at %i o’clock the greeting is for the %s', (hour, part) => expect(partOfDay(hour)).toBe(part))
