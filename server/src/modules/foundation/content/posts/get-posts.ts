import { doneUntil, refused } from '@plaza/values'
import type { getPosts as call } from '@plaza/contract'
import { readCursor, timeShape, writeCursor } from '../../../../platform/db/cursor.ts'
import type { TimedUseCase } from '../../../../platform/http/serve.ts'
import { nextPostAt, postsBefore } from './post-rows.ts'
import { showPost } from './show-post.ts'

const listName = 'posts'

/** The blog, newest first, a page at a time. */
export const getPosts: TimedUseCase<typeof call> = async ({ kernel, input }) => {
  const after = input.cursor ? readCursor(input.cursor, listName, timeShape) : null
  if (input.cursor && !after) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const rows = await postsBefore(kernel.db, kernel.now(), after && { at: after.value, id: after.id }, input.limit + 1)
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  const more = rows.length > input.limit && last
  return doneUntil(await nextPostAt(kernel.db, kernel.now()), {
    list: shown.map(showPost),
    next_cursor: more ? writeCursor({ by: listName, value: last.at, id: last.id }) : null,
  })
}
