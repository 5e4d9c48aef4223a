import type { ShopProduct } from '@plaza/contract'
import { jumpPercent, parseMoney } from '@plaza/values'
import { withPoint } from '@plaza/web/form'
import type { Draft } from './draft.ts'

/** Price changes in percent against the price that shoppers pay now, by variant ID. */
export const jumpsOf = (product: ShopProduct | null, { skus }: Draft): ReadonlyMap<string, number> => {
  // If the product has no draft, the saved content is the content that shoppers see.
  const shown = product?.live ?? (product?.draft === null ? product.content : null)
  const now = new Map(shown?.skus.map(({ id, price }) => [id, price]))
  return new Map(
    skus.flatMap(({ id, price }): [string, number][] => {
      const [before, after] = [id === null ? undefined : parseMoney(now.get(id) ?? ''), parseMoney(withPoint(price))]
      const percent = before === undefined || after === undefined ? undefined : jumpPercent(before, after)
      return id === null || percent === undefined ? [] : [[id, percent]]
    }),
  )
}
