import type { AccountOwner } from '@plaza/contract'
import type { Db } from '../../../platform/db/database.ts'
import { numbersOfOrders, orderByNumber } from '../../orders/orders/index.ts'
import { accountOwners } from '../../shops/profile/index.ts'

/** ID of the order that a reference of the ledger names, such as `order:7`. */
const orderIn = (reference: string): string | null => /^(?:order|remit):([1-9][0-9]{0,17})$/.exec(reference)?.[1] ?? null

/** A reference as the ledger stores it: staff type the number of an order, and the ledger keeps its ID. */
export const storedReference = async (db: Db, typed: string): Promise<string> => {
  if (!/^[0-9]{8}-[0-9A-Z]{4,}$/i.test(typed)) return typed
  const order = await orderByNumber(db, typed)
  return order ? `order:${order.id}` : typed
}

type Names = { ownerOf: (address: string) => AccountOwner | null; orderNoOf: (reference: string) => string | null }

/** Names of the owners of ledger accounts. An order has its number, also where a reference names the order. */
export const accountNames = async (db: Db, addresses: readonly string[], references: readonly string[] = []): Promise<Names> => {
  const owners = await accountOwners(db, addresses)
  const owning = addresses.flatMap((address) => {
    const owner = owners(address)
    return owner?.kind === 'order' ? owner.id : []
  })
  const numbers = await numbersOfOrders(db, [...owning, ...references.flatMap((reference) => orderIn(reference) ?? [])])
  return {
    ownerOf: (address) => {
      const owner = owners(address)
      return owner?.kind === 'order' ? { ...owner, name: numbers.get(owner.id) ?? '' } : owner
    },
    orderNoOf: (reference) => numbers.get(orderIn(reference) ?? '') ?? null,
  }
}
