import { fewPieces, type listStock as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import { integerShape, readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { countLowOfShop, skusOfShop } from '../../catalog/products/pieces/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { productsFound } from '../products/entries/index.ts'
import { shownLevels } from '../../catalog/inventory/index.ts'
import { toSkuView } from './intake-view.ts'

const none = { onHand: 0, reserved: 0, sold: 0 }

export const listStock: UseCase<typeof call> = async (ctx) => {
  const { kernel, input, lang } = ctx
  const seller = await allowSeller(ctx, ['owner', 'catalogue'])
  if (isRefused(seller)) return seller
  const { shopId } = seller.done
  const listName = `stock ${input.low ? 'low' : ''} ${input.keyword ?? ''}`
  const after = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !after) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const [skus, low] = await Promise.all([
    skusOfShop(kernel.db, {
      shopId,
      among: input.keyword ? productsFound(shopId, input.keyword) : null,
      atMost: input.low ? fewPieces : null,
      after: after && { productId: after.value, skuId: after.id },
      limit: input.limit + 1,
    }),
    countLowOfShop(kernel.db, shopId, fewPieces),
  ])
  const shown = skus.slice(0, input.limit)
  const levels = await shownLevels(
    kernel.db,
    shown.map(({ skuId }) => skuId),
  )
  const last = shown.at(-1)
  return done({
    list: shown.map((sku) => {
      const { onHand, reserved, sold } = levels.get(sku.skuId) ?? none
      const left = onHand - reserved
      return { ...toSkuView(sku, lang), on_hand: onHand, reserved, left, sold, low: left <= fewPieces, on_sale: sku.onSale }
    }),
    next_cursor: skus.length > input.limit && last ? writeCursor({ by: listName, value: last.productId, id: last.skuId }) : null,
    counts: { low },
  })
}
