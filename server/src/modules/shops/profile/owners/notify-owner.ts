import type { Tx } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'
import { type NotificationOf, notifyAll } from '../../../foundation/notifications/index.ts'
import { shopNotifications } from '../../../foundation/notifications/templates/index.ts'
import { shopWithOwner } from './own-shop-rows.ts'

/** Notifies the shop's owner and the members whose role handles this kind of event. Each person gets a separate notification. */
export const notifyOwner = async <N extends Parameters<typeof notifyAll>[2]['template']>(
  tx: Tx,
  shopId: string,
  news: NotificationOf<N>,
): Promise<void> => {
  const shop = await shopWithOwner(tx, shopId)
  if (!shop) return
  const roles = shopNotifications[news.template] ?? []
  const members = await query<{ id: string }>(tx)`select customer_id as id from profile.member
    where shop_id = ${shopId} and status = 'active' and role = any(${roles}::text[]) order by id`
  await notifyAll(tx, [shop.ownerId, ...members.map(({ id }) => id)], news)
}
