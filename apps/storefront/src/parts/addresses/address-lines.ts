import type { Address } from '@plaza/contract'

/** The address lines as typed by the user, from street to country. */
export const addressLines = ({ street, city, state, postcode, country_name: country }: Omit<Address, 'id'>): readonly string[] => {
  const town = [city, state === city ? '' : state].filter(Boolean).join(', ')
  return [street, [town, postcode].filter(Boolean).join(' '), country].filter(Boolean)
}
