import type { AddressForm } from '@plaza/contract'
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'

export type AddressFields = {
  fullName: string
  phone: string
  email: string
  country: string
  state: string
  city: string
  street: string
  postcode: string
  location: string | null
}
type WrongAddress = { missing: boolean; fields: Record<string, string> }

/** The phone number in international format. Null if it is not a possible number. */
const dialledFromAnywhere = (phone: string, country: string): string | null => {
  const read = parsePhoneNumberFromString(phone, country as CountryCode)
  return read?.isPossible() ? read.number : null
}

const tidyPostcode = (postcode: string): string => postcode.toUpperCase().replace(/\s+/g, ' ').trim()
const anyPostcode = '[A-Z0-9][A-Z0-9 -]{1,11}'

/** Validates an address by the rules of its country and returns the normalized fields. */
export const planAddress = (input: AddressFields, form: AddressForm | null): { done: AddressFields } | { wrong: WrongAddress } => {
  if (!form) return { wrong: { missing: false, fields: { country: 'country' } } }
  const fields: Record<string, string> = {}
  if (form.state === 'required' && !input.state) fields['state'] = 'missing'
  const postcode = form.postcode === 'none' ? '' : tidyPostcode(input.postcode)
  if (form.postcode === 'required' && !postcode) fields['postcode'] = 'missing'
  else if (postcode && !new RegExp(`^(?:${form.postcode_pattern ?? anyPostcode})$`).test(postcode)) fields['postcode'] = 'postcode'
  const phone = dialledFromAnywhere(input.phone, input.country)
  if (!phone) fields['phone'] = 'phone'

  if (Object.keys(fields).length > 0) return { wrong: { missing: Object.values(fields).includes('missing'), fields } }
  return { done: { ...input, phone: phone ?? '', postcode } }
}
