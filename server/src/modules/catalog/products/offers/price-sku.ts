import { minor, type Money } from '@plaza/values'
import { changed } from '../../../../platform/cache/invalidate.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { publish } from '../../../../platform/events/events.ts'
import { findOne } from '../../../../platform/db/rows.ts'
import { invalidationTags, wareInvalidations } from '../categories/tags.ts'
import { lockProduct } from './hold-product.ts'
import { putPrice, refreshPrice } from './refresh-price.ts'

/** Changes the price of a variant that the caller may change. Returns the previous price, or null if the variant does not exist. */
export const changeSkuPrice = async (
  tx: Tx,
  input: { productId: string; skuId: string; price: Money },
  now: Date,
): Promise<Money | null> => {
  const { productId, skuId, price } = input
  const held = await lockProduct(tx, productId)
  const sku = await findOne<{ price: string }>(tx)`select price from products.sku where id = ${skuId} and product_id = ${productId}`
  if (!held || !sku) return null
  const before = minor(BigInt(sku.price))
  if (before === price) return before
  await putPrice(tx, skuId, price, now)
  await refreshPrice(tx, productId, now)
  await publish(tx, 'catalogue.changed', { productIds: [productId] })
  await changed(tx, [...invalidationTags(['lists'], held.path), `product:${productId}`, wareInvalidations(held.shopId)])
  return before
}
