import type { listSoldReviews as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import { readCursor, timeShape, writeCursor } from '../../../../platform/db/cursor.ts'
import { localizedOut } from '../../../../platform/documents/localized.ts'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { cardsEvenGone } from '../../../catalog/products/cards/index.ts'
import { optionNames } from '../../../catalog/products/pieces/index.ts'
import { allowSeller } from '../../../shops/access/staff/index.ts'
import { reportsOn } from './report-rows.ts'
import { countUnanswered, soldReviewsBefore } from './sold-review-rows.ts'
import { versionOfReview } from './version-of-review.ts'

const listName = 'sold reviews'
const namesOf = (card: Readonly<Record<string, unknown>> | undefined) =>
  Object.fromEntries(Object.entries(card ?? {}).flatMap(([key, value]) => (key.startsWith('name_') ? [[key.slice(5), String(value)]] : [])))

/** Reviews of the shop's products, and how many of them still need a reply. */
export const listSoldReviews: UseCase<typeof call> = async (ctx) => {
  const { kernel, input, lang } = ctx
  const seller = await allowSeller(ctx, ['owner', 'catalogue', 'orders', 'support'])
  if (isRefused(seller)) return seller
  const { shopId } = seller.done
  const after = input.cursor ? readCursor(input.cursor, listName, timeShape) : null
  if (input.cursor && !after) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const wanted = { shopId, rating: input.rating, isAnswered: input.answered, withImages: input.with_images, after, limit: input.limit + 1 }
  const [rows, unanswered] = await Promise.all([soldReviewsBefore(kernel.db, wanted), countUnanswered(kernel.db, shopId)])
  const shown = rows.slice(0, input.limit)
  const [cards, bought, reports] = await Promise.all([
    cardsEvenGone(kernel, [...new Set(shown.map(({ productId }) => productId))]),
    optionNames(kernel.db, shown, lang),
    reportsOn(
      kernel.db,
      shown.map(({ id }) => id),
    ),
  ])
  const byId = new Map(cards.map((card) => [card.id, card]))
  const last = shown.at(-1)
  return done({
    list: shown.map((row, at) => {
      const card = byId.get(row.productId)
      const report = reports.get(row.id)
      return {
        id: row.id,
        rating: row.rating,
        text: row.text,
        lang: row.lang,
        author: row.author,
        options: bought[at] ?? row.options,
        images: row.images,
        date: row.writtenAt.toISOString(),
        reply: row.reply !== null && row.repliedAt ? { text: row.reply, date: row.repliedAt.toISOString() } : null,
        product: { id: row.productId, ...localizedOut('name', namesOf(card)), image: card?.image ?? null, tint: card?.tint ?? 1 },
        version: versionOfReview(row),
        report: report ? { state: report.state, reason: report.reason, message: report.message } : null,
      }
    }),
    next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: last.at, id: last.id }) : null,
    counts: { unanswered },
  })
}
