import { maxOfOneLine, type updateCart as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { goodsOf, goodsState } from '../../catalog/products/index.ts'
import { changeCart } from './change-cart.ts'
import { changeLine, takeOut } from './line-rows.ts'

/** Changes the quantity, the variant or the selection of a line, or accepts its new price. Two lines that become the same variant are merged. */
export const updateCart: UseCase<typeof call> = (ctx) =>
  changeCart(ctx, async (tx, customerId, lines) => {
    const { input, kernel } = ctx
    const line = lines.find(({ id }) => id === input.id)
    if (!line) return refused('line_unknown')
    const skuId = input.sku_id ?? line.skuId
    const isSeen = input.agreed === true || skuId !== line.skuId
    const [goods] = await goodsOf(tx, [{ productId: line.productId, skuId }])
    if (!goods) return refused('product_unknown')

    const twin = lines.find((other) => other.skuId === skuId && other.id !== line.id)
    const quantity = Math.min((input.quantity ?? line.quantity) + (twin?.quantity ?? 0), maxOfOneLine)
    const isMore = input.quantity !== undefined || skuId !== line.skuId
    if (isMore) {
      const state = goodsState(goods, kernel.now())
      if (state === 'off_sale' || state === 'expired') return refused('product_gone')
      if (quantity > goods.itemsLeft) return refused('short_of_stock', { items_left: goods.itemsLeft })
    }
    if (twin) await takeOut(tx, customerId, [twin.id])
    await changeLine(tx, customerId, line.id, {
      quantity: isMore ? quantity : undefined,
      selected: input.selected,
      skuId,
      priceSeen: isSeen ? goods.price : undefined,
    })
    return done()
  })
