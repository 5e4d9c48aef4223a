import { type listShopNotices as call, sellerRoles } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import { readCursor, timeShape, writeCursor } from '../../../platform/db/cursor.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { shopNoticesBefore, unreadOfShop } from '../../foundation/notifications/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'

const listName = 'shop-notices'

/** The caller's notifications about the shop, paginated. */
export const listShopNotices: UseCase<typeof call> = async ({ kernel, input, session, lang }) => {
  const seller = await allowSeller({ kernel, session }, sellerRoles)
  if (isRefused(seller)) return seller
  const { customerId } = seller.done
  const before = input.cursor ? readCursor(input.cursor, listName, timeShape) : null
  if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const wanted = { customerId, unread: input.unread ?? false, before, limit: input.limit + 1, lang }
  const [rows, unread] = await Promise.all([shopNoticesBefore(kernel.db, wanted), unreadOfShop(kernel.db, customerId)])
  const last = rows[input.limit - 1]
  return done({
    list: rows.slice(0, input.limit).map(({ notice }) => notice),
    next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: last.at, id: last.id }) : null,
    unread,
  })
}
