import type { priceSku as call } from '@plaza/contract'
import { done, formatMoney, hasJumped, isRefused, money, nothing, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { productOfSku } from '../../catalog/products/shop-products/index.ts'
import { changeSkuPrice as priceInCatalogue } from '../../catalog/products/offers/index.ts'
import { giftsAllowed } from '../../foundation/settings/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { mirrorProducts } from './entries/mirror-products.ts'
import { lockSellerProduct, noteNewPrice } from './entries/entry-rows.ts'
import { overtaken, productRoles } from './drafts/own-entry.ts'
import { insertJump } from './submissions/submission-rows.ts'

/** Changes a price at once. A draft of the product gets the same price. */
export const priceSku: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const seller = await allowSeller({ kernel, session }, productRoles)
  if (isRefused(seller)) return seller
  const { shopId, customerId } = seller.done
  const [price, skuId, now] = [money(input.price), input.sku_id, kernel.now()]
  return transaction(kernel, async (tx) => {
    if (price === nothing && !(await giftsAllowed(tx))) return refused('price_zero', { fields: { price: 'zero' } })
    const productId = await productOfSku(tx, skuId)
    const entry = productId && (await lockSellerProduct(tx, shopId, productId))
    if (!entry) return refused('product_unknown')
    if (entry.version !== input.version) return overtaken(entry)
    const before = await priceInCatalogue(tx, { productId: entry.id, skuId, price }, now)
    if (before === null) return refused('product_unknown')
    const jumped = hasJumped(before, price)
    if (before !== price) {
      if (jumped)
        await insertJump(tx, {
          productId: entry.id,
          skuId,
          shopId,
          before: String(before),
          after: String(price),
          by: `seller:${customerId}`,
          now,
        })
      await noteNewPrice(tx, entry.id, { skuId, price: String(price) })
      await mirrorProducts(tx, [entry.id])
    }
    const { version } = (await lockSellerProduct(tx, shopId, entry.id)) ?? entry
    return done({ sku_id: skuId, before: formatMoney(before), price: formatMoney(price), jumped, version })
  })
}
