export { addressForm } from './address-forms.ts'
export { countryName, isCountry } from './country-names.ts'
