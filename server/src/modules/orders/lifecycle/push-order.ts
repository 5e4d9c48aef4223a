import { storefrontLinks } from '@plaza/contract'
import { formatMoney, type Money } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { pushLive } from '../../../platform/events/live.ts'
import { type NotificationOf, notify } from '../../foundation/notifications/index.ts'
import type { LockedOrder } from '../orders/steps/index.ts'
import { notifyShopChange } from '../../shops/profile/owners/index.ts'

/** Tells clients that show the order to reload it after the commit: those of its buyer and of the shop's staff. */
export const pushOrder = async (tx: Tx, { id, customerId, shopId }: LockedOrder): Promise<void> => {
  const data = { order_id: id }
  await pushLive(tx, 'customer', 'order', [{ personId: customerId, data }])
  await notifyShopChange(tx, shopId, 'order', data)
}

type OrderNotice =
  | 'order_accepted'
  | 'order_shipped'
  | 'order_tracking_corrected'
  | 'order_delivered'
  | 'order_received'
  | 'order_cancelled'
  | 'order_given_back'
  | 'order_completed'
type News<N extends OrderNotice> = Pick<NotificationOf<N>, 'template' | 'values' | 'now' | 'reason'> & { once: string }

/** Notifies the buyer of one event of an order, once. */
export const notifyBuyer = <N extends OrderNotice>(tx: Tx, { id, customerId }: LockedOrder, { once, ...news }: News<N>): Promise<void> =>
  notify<N>(tx, customerId, { ...news, link: storefrontLinks.order(id), once: `order:${id}:${once}` } as unknown as NotificationOf<N>)

/** An amount of the base currency as parameters of a notification. */
export const said = (amount: Money) => ({ money: formatMoney(amount), symbol: '$' })
