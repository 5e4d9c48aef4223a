export { addressForm } from './address-forms.ts'
export { countryName, isCountry } from './country-names.ts'
export { findPlaces } from './find-places.ts'
export { getPlaces } from './get-places.ts'
