import type { getComments as shape, Review } from '@plaza/contract'
import { done, refused, type Language } from '@plaza/values'
import { readCursor, timeShape, writeCursor } from '../../../platform/db/cursor.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { isProduct } from '../../catalog/products/index.ts'
import { reviewsBefore, spreadOf, type ReviewRow } from './review-rows.ts'

/**
 * Reviews in the reader's language come first. The reader's language and the other languages have separate cursors, each valid for one reader
 * language only.
 */
const partOf = (lang: Language, isOwn: boolean) => `comments ${lang}${isOwn ? '' : ', others'}`

export const toReviewView = (row: ReviewRow): Review => ({
  id: row.id,
  rating: row.rating,
  text: row.text,
  lang: row.lang,
  author: row.author,
  options: row.options,
  images: row.images,
  date: row.written_at.toISOString(),
  reply: row.reply !== null && row.replied_at ? { text: row.reply, date: row.replied_at.toISOString() } : null,
})

/** Reviews of a product, newest first: in the reader's language, then in other languages. Also returns the distribution of ratings. */
export const getComments: UseCase<typeof shape> = async ({ kernel, input, lang }) => {
  const at = (isOwn: boolean) => {
    const read = input.cursor ? readCursor(input.cursor, partOf(lang, isOwn), timeShape) : null
    return read && { ...read, isOwn }
  }
  const after = at(true) ?? at(false)
  if (input.cursor && !after) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  if (!(await isProduct(kernel.db, input.product_id))) return refused('product_unknown')
  const wanted = { productId: input.product_id, lang, rating: input.rating, withImages: input.with_images }
  const [rows, spread] = await Promise.all([
    reviewsBefore(kernel.db, wanted, after, input.limit + 1),
    spreadOf(kernel.db, input.product_id),
  ])
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  return done({
    list: shown.map(toReviewView),
    next_cursor:
      rows.length > input.limit && last ? writeCursor({ by: partOf(lang, last.lang === lang), value: last.at, id: last.id }) : null,
    breakdown: spread.stars.map((count, index) => ({ rating: index + 1, count })).toReversed(),
    rating_count: spread.stars.reduce((sum, count) => sum + count, 0),
    with_words: spread.withWords,
    with_images: spread.withImages,
  })
}
