import type { Address } from '@plaza/contract'

/** An address as written by the user, from the street to the country. */
export const addressLines = ({ street, city, state, postcode, country_name: country }: Omit<Address, 'id'>): readonly string[] => {
  const town = [city, state === city ? '' : state].filter(Boolean).join(', ')
  return [street, [town, postcode].filter(Boolean).join(' '), country].filter(Boolean)
}
