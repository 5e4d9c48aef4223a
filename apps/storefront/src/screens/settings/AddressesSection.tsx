import { AddressBook } from '../../parts/addresses/AddressBook.tsx'

export function AddressesSection() {
  return <AddressBook />
}
