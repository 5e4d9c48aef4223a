import { expect, it } from 'vitest'
import { en } from './en.ts'
import { es } from './es.ts'

it.each([
  [en.starsShare(1, 4, 1), '1 star: 4%, 1 rating. Show only these comments'],
  [en.starsShare(5, 80, 2317), '5 stars: 80%, 2,317 ratings. Show only these comments'],
  [es.starsShare(1, 4, 1), '1 estrella: 4 %, 1 valoración. Ver solo estos comentarios'],
])('the filter of a rating counts in the singular and the plural: %s', (said, expected) => expect(said).toBe(expected))
