import { listener } from '../../kernel/facts.ts'
import { stockOfProducts } from '../catalogue/index.ts'
import { indexProducts } from './index-products.ts'
import { putStock } from './index-rows.ts'

export const searchListeners = [
  listener('catalogue.changed', 'search finds what is on sale', (tx, { productIds }) => indexProducts(tx, productIds)),
  // The catalogue hears the same fact first; search only follows whether anything is left at all.
  listener('stock.changed', 'search knows what is left', async (tx, { levels }) =>
    putStock(
      tx,
      await stockOfProducts(
        tx,
        levels.map((level) => level.skuId),
      ),
    ),
  ),
]
