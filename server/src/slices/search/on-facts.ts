import { listener } from '../../kernel/facts.ts'
import { stockOfProducts } from '../catalogue/index.ts'
import { indexProducts } from './index-products.ts'
import { putStock } from './index-rows.ts'

export const searchListeners = [
  listener('catalogue.changed', 'search finds what is on sale', (tx, { productIds }) => indexProducts(tx, productIds)),
  // The catalogue hears the next two first: it knows the average and what is left.
  listener('reviews.tallied', 'search orders by the average', (tx, { tallies }) =>
    indexProducts(
      tx,
      tallies.map((each) => each.productId),
    ),
  ),
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
