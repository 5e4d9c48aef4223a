import { storefrontLinks } from '@plaza/contract'
import { formatMoney, type Money } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { publish } from '../../../platform/events/live.ts'
import { type NewsOf, notify } from '../../foundation/notifications/index.ts'
import type { HeldSale } from '../orders/steps/index.ts'
import { tellShop } from '../../shops/profile/owners/index.ts'

/** Whoever looks at an order reads it again once this holds: its buyer, and whoever has the console of the shop open. */
export const pushOrder = async (tx: Tx, { id, customerId, shopId }: HeldSale): Promise<void> => {
  const data = { order_id: id }
  await publish(tx, 'customer', 'order', [{ personId: customerId, data }])
  await tellShop(tx, shopId, 'order', data)
}

type Told =
  | 'order_accepted'
  | 'order_shipped'
  | 'order_delivered'
  | 'order_received'
  | 'order_cancelled'
  | 'order_given_back'
  | 'order_completed'
type News<N extends Told> = Pick<NewsOf<N>, 'template' | 'values' | 'now' | 'reason'> & { once: string }

/** Tells the buyer of one thing that happens to an order, once. */
export const tellBuyer = <N extends Told>(tx: Tx, { id, customerId }: HeldSale, { once, ...news }: News<N>): Promise<void> =>
  notify<N>(tx, customerId, { ...news, link: storefrontLinks.order(id), once: `order:${id}:${once}` } as unknown as NewsOf<N>)

/** An amount of the base currency, as a notice says it. */
export const said = (amount: Money) => ({ money: formatMoney(amount), symbol: '$' })
