import type { getNotices as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { readCursor, timeShape, writeCursor } from '../../../platform/db/cursor.ts'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { currentTexts } from '../../../platform/documents/texts/index.ts'
import { countUnread, noticesBefore } from './notice-rows.ts'
import { isTemplate } from './templates/templates.ts'
import { toNotificationView } from './notice-view.ts'

const listName = 'notices'

/** A customer's notifications, newest first, a page at a time. */
export const getNotices: UseCase<typeof shape> = async ({ kernel, input, session, lang }) => {
  const customerId = currentUserId({ session })
  const before = input.cursor ? readCursor(input.cursor, listName, timeShape) : null
  if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const wanted = { customerId, kind: input.kind === undefined ? null : Number(input.kind), unread: input.unread ?? false }
  const [rows, unread, words] = await Promise.all([
    noticesBefore(kernel.db, wanted, before, input.limit + 1),
    countUnread(kernel.db, customerId),
    currentTexts(kernel),
  ])
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  return done({
    // During a deployment, a newer version may write notifications with a template that this process does not have yet. The list leaves out these
    // notifications until the process is updated.
    list: shown.filter((row) => isTemplate(row.template)).map((row) => toNotificationView(row, lang, words)),
    next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: last.at, id: last.id }) : null,
    message_unread_count: unread,
  })
}
