import type { FoundPlace } from '@plaza/contract'
import type { TypedAddress } from './address-form.ts'

type Place = Pick<FoundPlace, 'country' | 'country_name' | 'state' | 'city'>
export type Filled = Partial<Pick<TypedAddress, 'country' | 'country_name' | 'state' | 'city'>>

/**
 * The empty fields that a chosen place fills. Typed text is never overwritten: a place that contradicts it fills nothing. A guessed country counts as
 * empty.
 */
export const fieldsFrom = (typed: TypedAddress, place: Place, guess?: string): Filled => {
  const isGuess = typed.country !== '' && typed.country === guess && typed.country !== place.country && typed.state.trim() === ''
  const isCountryFree = isGuess || (typed.country === '' && typed.country_name.trim() === '')
  if (typed.city.trim() !== '' || (!isCountryFree && typed.country !== place.country)) return {}
  if (typed.state.trim() !== '' && typed.state !== place.state) return {}
  return {
    ...(isCountryFree && { country: place.country, country_name: place.country_name }),
    ...(typed.state.trim() === '' && place.state !== '' && { state: place.state }),
    city: place.city,
  }
}
