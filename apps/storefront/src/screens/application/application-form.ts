import { type ShopApplication, type UserInfo, storeNamePattern } from '@plaza/contract'
import { type TypedAddress, addressFaults, emptyAddress } from '../../parts/addresses/address-form.ts'
import type { ApplicationWords } from './words/index.ts'

export type TypedApplication = TypedAddress & { store_name: string; legal_type: string; registration_no: string; agreement: string }
export type Documents = { id_front: string | null; id_back: string | null }
/** Fault text by form field or document. */
export type Faults = Partial<Record<keyof TypedApplication | keyof Documents, string>>

/** Server field names that differ from the form's names. The address component, shared by all forms, sets the form's names. */
const formNames: Readonly<Record<string, keyof TypedApplication>> = {
  contact_person: 'full_name',
  address: 'street',
  region: 'state',
  country: 'country_name',
}

export const typedFrom = (known: ShopApplication, user: UserInfo): TypedApplication => ({
  ...emptyAddress,
  full_name: known.contact_person || (known.state === 'none' ? user.full_name : ''),
  phone: known.phone || (known.state === 'none' ? user.phone : ''),
  country: known.country,
  country_name: known.country_name,
  state: known.region,
  city: known.city,
  street: known.address,
  postcode: known.postcode,
  store_name: known.store_name,
  legal_type: known.legal_type,
  registration_no: known.registration_no,
  agreement: '0',
})

/** Request fields of the application, for a draft or the final version. */
export const sentFrom = (typed: TypedApplication, documents: Documents) => ({
  store_name: typed.store_name.trim(),
  contact_person: typed.full_name,
  phone: typed.phone,
  legal_type: typed.legal_type as 'individual' | 'business',
  registration_no: typed.legal_type === 'business' ? typed.registration_no : '',
  country: typed.country,
  region: typed.state,
  city: typed.city,
  address: typed.street,
  postcode: typed.postcode,
  id_front: documents.id_front ?? '',
  id_back: documents.id_back ?? '',
})

type Rules = Parameters<typeof addressFaults>[1]
/** Errors in the application that the browser finds before the request. */
export const faultsOf = (typed: TypedApplication, documents: Documents, rules: Rules, words: ApplicationWords): Faults => {
  const said = Object.fromEntries(Object.entries(addressFaults(typed, rules)).map(([field, fault]) => [field, words.wrong[fault]]))
  return {
    ...said,
    ...(!storeNamePattern.test(typed.store_name.trim()) && { store_name: typed.store_name.trim() ? words.nameHint : words.wrong.missing }),
    ...(typed.legal_type === 'business' && !typed.registration_no.trim() && { registration_no: words.wrong.missing }),
    ...(!documents.id_front && { id_front: words.wrong.missing }),
    ...(!documents.id_back && { id_back: words.wrong.missing }),
    ...(typed.agreement !== '1' && { agreement: words.mustAgree }),
  }
}

/** Errors returned by the server, by form field and in the reader's language. */
export const faultsFrom = (fields: Readonly<Record<string, string>>, words: ApplicationWords): Faults =>
  Object.fromEntries(
    Object.entries(fields).map(([field, why]) => [
      formNames[field] ?? field,
      (words.wrong as Record<string, string>)[why] ?? words.wrong.other,
    ]),
  )

/** Fields of the application that staff want corrected, each with its reason. */
export const requestedCorrections = (known: ShopApplication): Faults =>
  Object.fromEntries(known.asked.map(({ field, reason }) => [formNames[field] ?? field, reason]))
