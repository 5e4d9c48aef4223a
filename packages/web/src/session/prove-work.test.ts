import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { findNumber } from './prove-work.ts'

const challengeOf = (salt: string, number: number) => createHash('sha256').update(`${salt}${number}`).digest('hex')

test('finds the hidden number wherever it is in the range', async () => {
  for (const number of [0, 1999, 2000, 5000]) {
    expect(await findNumber({ salt: 'grain', challenge: challengeOf('grain', number), maxnumber: 5000 })).toBe(number)
  }
})

test('returns undefined when no number matches', async () => {
  expect(await findNumber({ salt: 'grain', challenge: challengeOf('other', 7), maxnumber: 3000 })).toBeUndefined()
})
