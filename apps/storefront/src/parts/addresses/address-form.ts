import type { Address, AddressForm } from '@plaza/contract'

export type TypedAddress = {
  full_name: string
  phone: string
  email: string
  /** Two-letter country code; `country_name` is the name shown in the field. */
  country: string
  country_name: string
  state: string
  city: string
  street: string
  postcode: string
  location: string
  is_default: string
}

export const emptyAddress: TypedAddress = {
  full_name: '',
  phone: '',
  email: '',
  country: '',
  country_name: '',
  state: '',
  city: '',
  street: '',
  postcode: '',
  location: '',
  is_default: '0',
}

export const typedFrom = (address: Address): TypedAddress => ({
  ...emptyAddress,
  full_name: address.full_name,
  phone: address.phone,
  email: address.email,
  country: address.country,
  country_name: address.country_name,
  state: address.state,
  city: address.city,
  street: address.street,
  postcode: address.postcode,
  location: address.location ?? '',
  is_default: address.is_default ? '1' : '0',
})

/** The most common address format, used until the customer has chosen a country. */
export const defaultForm: Pick<AddressForm, 'dial' | 'order' | 'postcode' | 'state' | 'state_word'> = {
  dial: '',
  order: ['street', 'city', 'state', 'postcode'],
  postcode: 'optional',
  state: 'optional',
  state_word: 'state',
}

type Fault = 'missing' | 'country' | 'postcode'
type Rules = Pick<AddressForm, 'postcode' | 'state'> & { postcode_pattern?: string | null }

/** Errors of an address that the browser can find, by field. */
export const addressFaults = (typed: TypedAddress, rules: Rules): Partial<Record<keyof TypedAddress, Fault>> => {
  const faults: Partial<Record<keyof TypedAddress, Fault>> = {}
  for (const field of ['full_name', 'phone', 'city', 'street'] as const) if (typed[field].trim() === '') faults[field] = 'missing'
  if (typed.country === '') faults.country_name = typed.country_name.trim() === '' ? 'missing' : 'country'
  if (rules.state === 'required' && typed.state.trim() === '') faults.state = 'missing'
  const postcode = typed.postcode.trim()
  if (rules.postcode === 'required' && postcode === '') faults.postcode = 'missing'
  else if (postcode !== '' && rules.postcode !== 'none' && !isPostcode(postcode, rules.postcode_pattern)) faults.postcode = 'postcode'
  return faults
}

const isPostcode = (typed: string, pattern: string | null | undefined): boolean =>
  !pattern || new RegExp(`^(?:${pattern})$`).test(typed.toUpperCase().replace(/\s+/g, ' '))

/** Fields of the request. It omits the country's name, and sends fields that the country does not use as empty. */
export const sentAddress = ({ country_name: _name, ...typed }: TypedAddress, rules: Rules) => ({
  ...typed,
  state: rules.state === 'none' ? '' : typed.state.trim(),
  postcode: rules.postcode === 'none' ? '' : typed.postcode.trim(),
  is_default: typed.is_default === '1' ? ('1' as const) : ('0' as const),
})
