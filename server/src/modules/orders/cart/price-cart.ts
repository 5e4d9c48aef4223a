import type { priceCart as call } from '@plaza/contract'
import { done, parseMoney } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { toCartView } from './cart-view.ts'

/** Prices a visitor's cart with current data. Only the visitor's device stores this cart. */
export const priceCart: UseCase<typeof call> = async ({ kernel, input, lang }) => {
  const lines = input.items.map((item) => ({
    id: `${item.product_id}-${item.sku_id ?? 'only'}`,
    productId: item.product_id,
    skuId: item.sku_id ?? null,
    quantity: item.quantity,
    priceSeen: (item.price_seen === undefined ? undefined : parseMoney(item.price_seen)) ?? null,
    selected: item.selected,
    addedAt: null,
  }))
  return done(await toCartView(kernel, { customerId: null, country: input.country }, lines, lang))
}
