import { expect, test } from 'vitest'
import { emptyAddress } from './address-form.ts'
import { fieldsFrom } from './fill-from-place.ts'

const lyon = { country: 'FR', country_name: 'France', state: 'Auvergne-Rhône-Alpes', city: 'Lyon' }
const typed = (more: Partial<typeof emptyAddress>) => ({ ...emptyAddress, ...more })

test.each([
  ['an empty address', {}, lyon],
  ['an address in the same country', { country: 'FR', country_name: 'France' }, { state: lyon.state, city: 'Lyon' }],
  ['an address in the same state', { country: 'FR', country_name: 'France', state: lyon.state }, { city: 'Lyon' }],
  ['a street', { street: '1 rue' }, lyon],
])('a chosen place fills the empty fields of %s', (_, before, filled) => expect(fieldsFrom(typed(before), lyon)).toEqual(filled))

test('a chosen place replaces a guessed country, but not one with a state or a city', () => {
  const guessed = { country: 'US', country_name: 'United States' }
  expect(fieldsFrom(typed(guessed), lyon, 'US')).toEqual(lyon)
  expect(fieldsFrom(typed({ ...guessed, state: 'Ohio' }), lyon, 'US')).toEqual({})
  expect(fieldsFrom(typed({ ...guessed, city: 'Akron' }), lyon, 'US')).toEqual({})
  expect(fieldsFrom(typed(guessed), lyon, 'TH')).toEqual({})
})

test.each([
  ['another country', { country: 'TH', country_name: 'Thailand' }],
  ['a half-typed country', { country_name: 'Thai' }],
  ['another state', { country: 'FR', country_name: 'France', state: 'Bretagne' }],
  ['a city', { country: 'FR', country_name: 'France', city: 'Paris' }],
])('a chosen place does not overwrite %s', (_, before) => expect(fieldsFrom(typed(before), lyon)).toEqual({}))
