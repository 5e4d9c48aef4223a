import { money, nothing } from '@plaza/values'
import { raisedPrice } from './raised-price.ts'

/** A product with its variants on sale. `skus` is null if they could not be read. */
export type PricedProduct = {
  name: string
  version: number
  skus: readonly { id: string | null; price: string | null; values: readonly string[] }[] | null
}
export type PriceChange = { id: string; label: string; before: string; after: string }
export type ProductChange = { version: number; changes: readonly PriceChange[] }

/** The new price of each variant, by product. Prices that stay the same are left out. Undefined if the percentage is malformed. */
export const planPrices = (products: readonly PricedProduct[], percent: string): ProductChange[] | undefined => {
  if (raisedPrice('1.00', percent) === undefined) return undefined
  return products.map(({ name, version, skus }) => ({
    version,
    changes: (skus ?? []).flatMap(({ id, price, values }) => {
      const after = price === null ? undefined : raisedPrice(price, percent)
      if (id === null || price === null || after === undefined || money(after) === money(price)) return []
      return [{ id, label: [name, ...values].join(', '), before: price, after }]
    }),
  }))
}

/** Whether a price would become zero. The mall may allow gifts, but a percentage never makes one. */
export const isTooLow = ({ after }: PriceChange): boolean => money(after) === nothing
