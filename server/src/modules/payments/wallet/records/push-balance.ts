import { formatMoney, type Money } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import { pushLive } from '../../../../platform/events/live.ts'

/** An amount as parameters of a notification. */
export const inNotice = (amount: Money) => ({ money: formatMoney(amount), symbol: '$' })

/** Tells clients that show this wallet to reload it after the commit. */
export const pushBalance = (tx: Tx, customerId: string): Promise<void> =>
  pushLive(tx, 'customer', 'wallet', [{ personId: customerId, data: { what: 'balance' } }])

/** Tells clients of a shop's owner to reload the balance, in the storefront and in the seller console. */
export const pushShopBalance = async (tx: Tx, ownerId: string): Promise<void> => {
  await pushBalance(tx, ownerId)
  await pushLive(tx, 'seller', 'wallet', [{ personId: ownerId, data: { what: 'balance' } }])
}
