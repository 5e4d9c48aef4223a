import type { AddressRow } from '../../../identity/addresses/index.ts'

/** An address as lines, without name and country. A city that is also the state appears once. */
export const addressLines = ({ street, city, state, postcode }: Pick<AddressRow, 'street' | 'city' | 'state' | 'postcode'>): string[] =>
  [street, [city, state === city ? '' : state, postcode].filter((each) => each !== '').join(', ')].filter((each) => each !== '')
