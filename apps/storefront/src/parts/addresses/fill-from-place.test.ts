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

test.each([
  ['another country', { country: 'TH', country_name: 'Thailand' }],
  ['a half-typed country', { country_name: 'Thai' }],
  ['another state', { country: 'FR', country_name: 'France', state: 'Bretagne' }],
  ['a city', { country: 'FR', country_name: 'France', city: 'Paris' }],
])('a chosen place does not overwrite %s', (_, before) => expect(fieldsFrom(typed(before), lyon)).toEqual({}))
