import type { OrderRisk } from '@plaza/contract'
import type { Db } from '../../../platform/db/database.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { sharesDevice } from '../../identity/accounts/passwords/index.ts'
import { type Destinations, destinationsOf } from '../../identity/accounts/payouts/index.ts'
import { isAddressOfOne } from '../../identity/addresses/index.ts'
import { goesToOneOf } from '../../orders/orders/index.ts'
import type { OrderRecord } from '../../orders/orders/lookup/index.ts'

const bare = (text: string) => text.replace(/[\s-]/g, '').toLowerCase()
/** The user's payout destinations (wallets and bank account), in normalized spelling. */
const payoutsTo = ({ wallets, routing_number, account_number }: Destinations): string[] => [
  ...Object.values(wallets).map(bare),
  ...(account_number === '' ? [] : [`${bare(routing_number)} ${bare(account_number)}`]),
]

/** Whether the user shares a payout destination with one of the other users. */
export const sharesPayout = async (
  { keys }: Pick<Kernel, 'keys'>,
  db: Db,
  customerId: string,
  others: readonly string[],
): Promise<boolean> => {
  const own = payoutsTo((await destinationsOf(db, keys, customerId)).destinations)
  if (own.length === 0) return false
  for (const other of others) {
    const known = new Set(payoutsTo((await destinationsOf(db, keys, other)).destinations))
    if (own.some((to) => known.has(to))) return true
  }
  return false
}

type Compared = { order: Pick<OrderRecord, 'id' | 'customerId' | 'address'>; people: readonly string[] }

/** Signs that the buyer of an order is one of these people: a reason for staff to look closer, not a proof. */
export const sharedTraits = async (kernel: Pick<Kernel, 'keys' | 'db'>, { order, people }: Compared): Promise<OrderRisk[]> => {
  const { keys, db } = kernel
  const others = people.filter((id) => id !== order.customerId)
  const [device, sent, lives, payout] = await Promise.all([
    sharesDevice(db, order.customerId, others),
    goesToOneOf(db, order.id, others),
    isAddressOfOne(db, order.address, others),
    sharesPayout({ keys }, db, order.customerId, others),
  ])
  return [
    ...(people.includes(order.customerId) ? ['own_shop' as const] : []),
    ...(device ? ['same_device' as const] : []),
    ...(sent || lives ? ['same_address' as const] : []),
    ...(payout ? ['same_payout' as const] : []),
  ]
}
