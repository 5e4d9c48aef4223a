import { type ShopNotice, consoleRouteOf } from '@plaza/contract'
import type { Language } from '@plaza/values'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { wordsNow } from '../../../platform/documents/texts/index.ts'
import { countUnread, markAllRead, markNotificationRead, noticesBefore } from './notice-rows.ts'
import { pushUnreadCount } from './push-unread-count.ts'
import { toNotificationView } from './notice-view.ts'
import { shopTemplates } from './templates/of-shop.ts'

/** Number of unread notices of the user about their shop. */
export const unreadOfShop = (db: Db, customerId: string): Promise<number> => countUnread(db, customerId, shopTemplates)

type ShopNoticeFilter = { customerId: string; unread: boolean; before: { value: string; id: string } | null; limit: number; lang: Language }
/** The user's notifications about their shop, newest first. Each has the cursor of the next page. */
export const shopNoticesBefore = async (
  db: Db,
  { before, limit, lang, ...whose }: ShopNoticeFilter,
): Promise<{ at: string; id: string; notice: ShopNotice }[]> => {
  const rows = await noticesBefore(db, { ...whose, kind: null, templates: shopTemplates }, before, limit)
  const words = await wordsNow(db)
  return rows.map((row) => {
    const { link, ...notice } = toNotificationView(row, lang, words)
    return { at: row.at, id: row.id, notice: { ...notice, to: consoleRouteOf(link) } }
  })
}

/**
 * Marks one shop notification as read, or all if `id` is null. The user's notifications as a shopper stay unread. Null if there is no such
 * notification.
 */
export const readOfShop = async (tx: Tx, customerId: string, id: string | null, now: Date): Promise<number | null> => {
  if (id === null) await markAllRead(tx, customerId, now, shopTemplates)
  else if (!(await markNotificationRead(tx, customerId, id, now, shopTemplates))) return null
  await pushUnreadCount(tx, customerId, true)
  return unreadOfShop(tx, customerId)
}
