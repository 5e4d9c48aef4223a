import { expect, test } from 'vitest'
import { stillFitting } from './use-place-options.ts'

const places = ['Chiang Mai', 'Chiang Rai', 'Amnat Charoen', 'Córdoba'].map((name) => ({ code: name, name }))

test('filters an older answer by the current input, with or without accents', () => {
  expect(stillFitting(places, 'chiang m').map(({ name }) => name)).toEqual(['Chiang Mai'])
  expect(stillFitting(places, 'cordo').map(({ name }) => name)).toEqual(['Córdoba'])
  expect(stillFitting(places, '')).toHaveLength(4)
})
