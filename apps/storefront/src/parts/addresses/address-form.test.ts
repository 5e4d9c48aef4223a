import { describe, expect, test } from 'vitest'
import { addressFaults, emptyAddress, sentAddress, typedFrom } from './address-form.ts'
import { addressLines } from './address-lines.ts'

const mali = {
  id: '7',
  full_name: 'Mali Suwan',
  phone: '+66815550142',
  email: '',
  country: 'TH',
  country_name: 'Thailand',
  state: 'Bangkok',
  city: 'Bangkok',
  street: '12 Rama IV Road',
  postcode: '10330',
  location: null,
  is_default: true,
}
const thai = { postcode: 'required', state: 'required', postcode_pattern: '\\d{5}' } as const

describe('address validation', () => {
  test('a valid address has no faults', () => expect(addressFaults(typedFrom(mali), thai)).toEqual({}))

  test('an empty address lists its missing fields', () => {
    expect(addressFaults(emptyAddress, thai)).toEqual({
      full_name: 'missing',
      phone: 'missing',
      city: 'missing',
      street: 'missing',
      country_name: 'missing',
      state: 'missing',
      postcode: 'missing',
    })
  })

  test('a country typed but not chosen is a fault', () => {
    expect(addressFaults({ ...typedFrom(mali), country: '', country_name: 'Thai' }, thai)).toEqual({ country_name: 'country' })
  })

  test('a postal code of another country is a fault, and letter case is ignored', () => {
    expect(addressFaults({ ...typedFrom(mali), postcode: '1033' }, thai)).toEqual({ postcode: 'postcode' })
    const british = { ...typedFrom(mali), postcode: 'sw1a  1aa' }
    expect(addressFaults(british, { postcode: 'required', state: 'none', postcode_pattern: 'SW\\d[A-Z] \\d[A-Z]{2}' })).toEqual({})
  })

  test('fields that a country does not have are not sent', () => {
    expect(sentAddress(typedFrom(mali), { postcode: 'none', state: 'none' })).toMatchObject({ state: '', postcode: '', is_default: '1' })
  })
})

describe('address formatting', () => {
  test('a city that is its own province is shown once', () => {
    expect(addressLines(mali)).toEqual(['12 Rama IV Road', 'Bangkok 10330', 'Thailand'])
  })

  test('missing fields leave no gap', () => {
    expect(addressLines({ ...mali, state: '', postcode: '', city: 'Monaco', country_name: 'Monaco' })).toEqual([
      '12 Rama IV Road',
      'Monaco',
      'Monaco',
    ])
  })
})
