import { maxOfOneLine, type buyAgain as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { pushCartCount, lockCart, putLines } from '../../orders/cart/index.ts'
import { goodsOf, goodsState } from '../../catalog/products/index.ts'
import { orderById, orderLines } from '../../orders/orders/lookup/index.ts'
import { cachedLimits } from '../../foundation/settings/index.ts'
import { openShops } from '../../shops/profile/index.ts'

/** Puts the items of an order that are still on sale into the cart, up to the quantity bought or in stock. A repeated call adds no more. */
export const buyAgain: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const customerId = currentUserId({ session })
  const [order, lines] = await Promise.all([orderById(kernel.db, input.id), orderLines(kernel.db, [input.id])])
  if (order?.customerId !== customerId) return refused('order_unknown')
  const [goods, shops] = await Promise.all([
    goodsOf(
      kernel.db,
      lines.map(({ productId, skuId }) => ({ productId, skuId })),
    ),
    openShops(kernel.db, [order.shopId]),
  ])
  const { cartLines } = await cachedLimits(kernel)
  const now = kernel.now()
  const there = goods.flatMap((each) => {
    const state = goodsState(each, now)
    const bought = lines.find(({ skuId }) => skuId === each.skuId)
    if (!bought || !shops.has(each.shopId) || state === 'off_sale' || state === 'expired' || each.itemsLeft < 1) return []
    return [{ ...each, quantity: Math.min(bought.quantity, each.itemsLeft, maxOfOneLine) }]
  })
  if (there.length === 0) return refused('product_gone')

  return transaction(kernel, async (tx) => {
    const had = new Map((await lockCart(tx, customerId)).map((line) => [line.skuId, line]))
    const fresh = there.filter(({ skuId }) => !had.has(skuId)).length
    if (had.size + fresh > cartLines) return refused('cart_full', { limit: cartLines })
    const put = there.map(({ productId, skuId, quantity, price }) => ({
      productId,
      skuId,
      quantity: Math.max(quantity, had.get(skuId)?.quantity ?? 0),
      priceSeen: price,
      selected: true,
    }))
    await putLines(tx, customerId, put, now)
    await pushCartCount(tx, customerId, had.size + fresh)
    return done({ added: there.length, gone: lines.length - there.length, items_count: had.size + fresh })
  })
}
