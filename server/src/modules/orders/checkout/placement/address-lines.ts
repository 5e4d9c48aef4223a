import type { AddressRow } from '../../../identity/addresses/index.ts'

/** An address as lines, without its name and country. A city that is a state of its own is named once. */
export const addressLines = ({ street, city, state, postcode }: Pick<AddressRow, 'street' | 'city' | 'state' | 'postcode'>): string[] =>
  [street, [city, state === city ? '' : state, postcode].filter((each) => each !== '').join(', ')].filter((each) => each !== '')
