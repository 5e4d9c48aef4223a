import type { Address, AddressBook } from '@plaza/contract'
import type { Language } from '@plaza/values'
import type { AddressRow } from './address-rows.ts'
import { countryName } from './places/country-names.ts'

export const toAddressView = (row: AddressRow, lang: Language): Address => ({
  id: row.id,
  full_name: row.fullName,
  phone: row.phone,
  email: row.email,
  country: row.country,
  country_name: countryName(row.country, lang),
  state: row.state,
  city: row.city,
  street: row.street,
  postcode: row.postcode,
  location: row.location,
  is_default: row.isDefault,
})

export const toAddressBook = (rows: readonly AddressRow[], lang: Language, most: number): AddressBook => ({
  list: rows.map((row) => toAddressView(row, lang)),
  default_id: rows.find((row) => row.isDefault)?.id ?? null,
  most,
})
