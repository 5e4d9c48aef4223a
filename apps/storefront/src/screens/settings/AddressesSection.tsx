import { AddressBook } from '../../parts/addresses/AddressBook.tsx'

/** Where parcels go. */
export function AddressesSection() {
  return <AddressBook />
}
