import { expect, test } from 'vitest'
import { everyCase, pairsOf, said } from './pairs.ts'

const choices = { colour: ['red', 'blue', 'green'], size: [1, 2, 3], tax: [true, false], way: ['a', 'b'] } as const

test('every pair of values occurs, in far fewer cases than all combinations', () => {
  const cases = pairsOf(choices)
  for (const [a, first] of Object.entries(choices))
    for (const [b, second] of Object.entries(choices))
      if (a !== b)
        for (const x of first)
          for (const y of second)
            expect(
              cases.some((each) => (each as Record<string, unknown>)[a] === x && (each as Record<string, unknown>)[b] === y),
              `${a} ${x} with ${b} ${y}`,
            ).toBe(true)
  expect(cases.length).toBeLessThan(everyCase(choices).length / 2)
})

test('every case occurs once', () => {
  const names = everyCase(choices).map(said)
  expect([names.length, new Set(names).size]).toEqual([36, 36])
})
