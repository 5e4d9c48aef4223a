import type { Db } from '../../../../platform/db/database.ts'
import { regularsMail } from '../../../../platform/external/mail/invented-mail.ts'
import { query } from '../../../../platform/db/rows.ts'
import type { LockedOrder } from './move-order.ts'

type InHands = { id: string; status: LockedOrder['status']; since: Date }

/**
 * Orders that need an action of their shop, with the time of their last change. Orders of the demo mall's invented buyers are left out, so that
 * visitors of the seller console can handle them.
 */
export const ordersAwaitingShop = (db: Db, limit: number): Promise<InHands[]> =>
  query<InHands>(db)`select order_header.id, status, moved.at as since from orders.order_header
    join lateral (select at from orders.history where order_id = order_header.id order by history.id desc limit 1) moved on true
    where status in ('paid', 'to_ship', 'shipped', 'in_transit', 'on_the_way') and coalesce(address ->> 'email', '') not like ${`%${regularsMail}`}
    order by order_header.id limit ${limit}`
