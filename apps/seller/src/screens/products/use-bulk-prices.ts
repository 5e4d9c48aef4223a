import { usePriceSku } from '../../calls/products.ts'

/** Variants of one product with their new prices. `version` is the version of the product that the caller read. */
type NewPrices = { version: number; skus: readonly { id: string; price: string }[] }
type BulkResult = { done: number; jumped: number; before: NewPrices[] }

/**
 * Changes prices product by product. The result counts the products whose prices all changed, and holds the former prices, which the same function
 * restores unless the product has changed since.
 */
export const useBulkPrices = () => {
  const { mutateAsync: priceSku } = usePriceSku()
  return async (products: readonly NewPrices[]): Promise<BulkResult> => {
    const result: BulkResult = { done: 0, jumped: 0, before: [] }
    for (const { version: seen, skus } of products) {
      const before: { id: string; price: string }[] = []
      let version = seen
      try {
        // Each saved price creates a new version.
        for (const { id, price } of skus) {
          const priced = await priceSku({ sku_id: id, price, version: String(version) })
          version = priced.version
          before.push({ id, price: priced.before })
          result.jumped += priced.jumped ? 1 : 0
        }
        result.done += 1
      } catch {
        // The caller reports the number of failures.
      }
      if (before.length > 0) result.before.push({ version, skus: before })
    }
    return result
  }
}
