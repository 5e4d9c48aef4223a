import type { getShopReviews as shape, ProductCard, ShopReview } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { readCursor, timeShape, writeCursor } from '../../../platform/db/cursor.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { cardsEvenGone } from '../../catalog/products/cards/index.ts'
import { shopProfile } from '../../shops/profile/index.ts'
import { toReviewView } from './get-comments.ts'
import { shopReviewsBefore } from './review-rows.ts'

const listName = 'shop reviews'

const showProduct = ({ id, image, tint, name_en, name_zh, name_es, name_jp, name_th, name_zhtw }: ProductCard): ShopReview['product'] => ({
  id,
  image,
  tint,
  name_en,
  name_zh,
  name_es,
  name_jp,
  name_th,
  name_zhtw,
})

/** Reviews of all products of a shop, the newest first. */
export const getShopReviews: UseCase<typeof shape> = async ({ kernel, input }) => {
  const after = input.cursor ? readCursor(input.cursor, listName, timeShape) : null
  if (input.cursor && !after) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  if (!(await shopProfile(kernel.db, input.id))) return refused('shop_unknown')
  const wanted = { shopId: input.id, rating: input.rating, withImages: input.with_images }
  const rows = await shopReviewsBefore(kernel.db, wanted, after, input.limit + 1)
  const shown = rows.slice(0, input.limit)
  const cards = new Map((await cardsEvenGone(kernel, [...new Set(shown.map((row) => row.product_id))])).map((card) => [card.id, card]))
  const last = shown.at(-1)
  return done({
    list: shown.flatMap((row) => {
      const card = cards.get(row.product_id)
      return card ? [{ ...toReviewView(row), product: showProduct(card) }] : []
    }),
    next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: last.at, id: last.id }) : null,
  })
}
