import { doneUntil, refused } from '@plaza/values'
import type { getNews as shape } from '@plaza/contract'
import { readCursor, timeShape, writeCursor } from '../../../platform/db/cursor.ts'
import type { TimedUseCase } from '../../../platform/http/serve.ts'
import { newsBefore, nextChangeOf } from './content-rows.ts'
import { toNewsView } from './show-content.ts'

const listName = 'news'

/** News, newest first, a page at a time. */
export const getNews: TimedUseCase<typeof shape> = async ({ kernel, input }) => {
  const after = input.cursor ? readCursor(input.cursor, listName, timeShape) : null
  if (input.cursor && !after) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const rows = await newsBefore(kernel.db, kernel.now(), after && { at: after.value, id: after.id }, input.limit + 1)
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  const more = rows.length > input.limit && last
  return doneUntil(await nextChangeOf(kernel.db, 'news', kernel.now()), {
    list: shown.map(toNewsView),
    next_cursor: more ? writeCursor({ by: listName, value: last.at, id: last.id }) : null,
  })
}
