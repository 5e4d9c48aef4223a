import type { FoundPlace } from '@plaza/contract'
import type { TypedAddress } from './address-form.ts'

type Place = Pick<FoundPlace, 'country' | 'country_name' | 'state' | 'city'>
export type Filled = Partial<Pick<TypedAddress, 'country' | 'country_name' | 'state' | 'city'>>

/** The empty fields that a chosen place fills. Typed text is never overwritten: a place that contradicts it fills nothing. */
export const fieldsFrom = (typed: TypedAddress, place: Place): Filled => {
  const isCountryFree = typed.country === '' && typed.country_name.trim() === ''
  if (typed.city.trim() !== '' || (!isCountryFree && typed.country !== place.country)) return {}
  if (typed.state.trim() !== '' && typed.state !== place.state) return {}
  return {
    ...(isCountryFree && { country: place.country, country_name: place.country_name }),
    ...(typed.state.trim() === '' && place.state !== '' && { state: place.state }),
    city: place.city,
  }
}
