import { done } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { pushLive } from '../../../platform/events/live.ts'
import { countUnread } from './notice-rows.ts'

/** Updates the badge with the number of unread notifications in the user's other tabs and devices. */
export const pushUnreadCount = async (tx: Tx, customerId: string, ofShop = false) => {
  const data = { message_unread_count: await countUnread(tx, customerId) }
  const view = [{ personId: customerId, data }]
  await pushLive(tx, 'customer', 'notices.read', view)
  if (ofShop) await pushLive(tx, 'seller', 'notices.read', view)
  return done(data)
}
