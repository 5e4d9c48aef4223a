import { maxOfOneLine, type addToCart as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { goodsOf, goodsState } from '../../catalog/products/index.ts'
import { cachedLimits } from '../../foundation/settings/index.ts'
import { shopsWorkedFor } from '../../shops/profile/owners/index.ts'
import { putOnTop } from './line-rows.ts'
import { pushCartCount } from './push-cart-count.ts'
import { whatIsMissing } from './what-is-missing.ts'

/** Adds pieces to the caller's cart. Not idempotent: a buyer who taps twice gets double the quantity, but sees it and can undo it. */
export const addToCart: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const customerId = currentUserId({ session })
  const { quantity } = input
  const [goods] = await goodsOf(kernel.db, [{ productId: input.product_id, skuId: input.sku_id ?? null }])
  if (!goods) return whatIsMissing(kernel, input.product_id)
  const state = goodsState(goods, kernel.now())
  if (state === 'off_sale' || state === 'expired' || !goods.shopIsOpen) return refused('product_gone')
  if ((await shopsWorkedFor(kernel.db, customerId)).has(goods.shopId)) return refused('own_shop')
  const { cartLines } = await cachedLimits(kernel)

  return transaction(kernel, async (tx) => {
    const line = { productId: goods.productId, skuId: goods.skuId, quantity, priceSeen: goods.price }
    const bounds = { most: Math.min(goods.itemsLeft, maxOfOneLine), maxLines: cartLines }
    const put = await putOnTop(tx, customerId, line, bounds, kernel.now())
    if ('inTheWay' in put)
      return put.inTheWay === 'full'
        ? refused('cart_full', { limit: cartLines })
        : refused('short_of_stock', { items_left: goods.itemsLeft })
    await pushCartCount(tx, customerId, put.count)
    return done({ items_count: put.count, id: put.id, quantity: put.quantity })
  })
}
