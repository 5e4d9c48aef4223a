import { done, refused } from '@plaza/values'
import type { getNews as shape } from '@plaza/contract'
import { readCursor, timeShape, writeCursor } from '../../kernel/cursor.ts'
import type { UseCase } from '../../kernel/http/serve.ts'
import { newsBefore } from './content-rows.ts'
import { showNews } from './show-content.ts'

const order = 'news'

/** News, newest first, a page at a time. */
export const getNews: UseCase<typeof shape> = async ({ kernel, input }) => {
  const place = input.cursor ? readCursor(input.cursor, order, timeShape) : null
  if (input.cursor && !place) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const rows = await newsBefore(kernel.db, kernel.now(), place && { at: place.value, id: place.id }, input.limit + 1)
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  const more = rows.length > input.limit && last
  return done({ list: shown.map(showNews), next_cursor: more ? writeCursor({ by: order, value: last.at, id: last.id }) : null })
}
