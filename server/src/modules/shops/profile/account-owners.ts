import type { AccountOwner } from '@plaza/contract'
import type { Db } from '../../../platform/db/database.ts'
import { namesOfCustomers } from '../../identity/accounts/index.ts'
import { shopProfiles } from './shop-rows.ts'

/** Ledger accounts of one customer, shop or order, such as `customer.available/7`. */
const owned = /^(customer|shop|order)\.[a-z]+\/([1-9][0-9]{0,18})$/
type Owner = Pick<AccountOwner, 'kind' | 'id'>

const ownerIn = (address: string): Owner | null => {
  const [, kind, id] = owned.exec(address) ?? []
  return kind && id ? { kind: kind as Owner['kind'], id } : null
}

/** Finds the owners of ledger accounts with their names. The result returns null for the mall's own accounts. */
export const accountOwners = async (db: Db, addresses: readonly string[]): Promise<(address: string) => AccountOwner | null> => {
  const owners = [...new Set(addresses)].map(ownerIn)
  const idsOf = (kind: Owner['kind']) => [...new Set(owners.flatMap((each) => (each?.kind === kind ? [each.id] : [])))]
  const [people, shops] = await Promise.all([namesOfCustomers(db, idsOf('customer')), shopProfiles(db, idsOf('shop'))])
  const nameOf = ({ kind, id }: Owner) => (kind === 'customer' ? people.get(id) : kind === 'shop' ? shops.get(id)?.name : undefined) ?? ''
  return (address) => {
    const owner = ownerIn(address)
    return owner && { ...owner, name: nameOf(owner) }
  }
}
