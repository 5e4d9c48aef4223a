import type { getPost as call } from '@plaza/contract'
import { doneUntil, refused } from '@plaza/values'
import { localizedField } from '../../../../platform/documents/localized.ts'
import type { TimedUseCase } from '../../../../platform/http/serve.ts'
import { nextPostAt, postById, postsBefore } from './post-rows.ts'
import { showPost } from './show-post.ts'

/** One blog post. Its link to the next post leads to the post published before it. After the oldest post follows the newest. */
export const getPost: TimedUseCase<typeof call> = async ({ kernel, input }) => {
  const now = kernel.now()
  const row = await postById(kernel.db, input.id, now)
  if (!row) return refused('post_unknown')
  const [older] = await postsBefore(kernel.db, now, { at: row.at, id: row.id }, 1)
  const [next] = older ? [older] : await postsBefore(kernel.db, now, null, 1)
  return doneUntil(await nextPostAt(kernel.db, now), {
    ...showPost(row),
    ...localizedField('body', row.texts),
    product_ids: row.product_ids,
    next: next && next.id !== row.id ? showPost(next) : null,
  })
}
