import { changed } from '../../kernel/cache/cache-news.ts'
import { listener } from '../../kernel/facts.ts'
import { stockOfProducts } from '../catalogue/index.ts'
import { indexProducts } from './index-products.ts'
import { putStock } from './index-rows.ts'

export const searchListeners = [
  listener('catalogue.changed', 'search finds what is on sale', async (tx, { productIds }) => {
    await indexProducts(tx, productIds)
    await changed(tx, ['search'])
  }),
  // The catalogue hears the next two first: it knows the average and what is left.
  listener('reviews.tallied', 'search orders by the average', async (tx, { tallies }) => {
    await indexProducts(
      tx,
      tallies.map((each) => each.productId),
    )
    await changed(tx, ['search'])
  }),
  listener('stock.changed', 'search knows what is left', async (tx, { levels }) => {
    const told = await stockOfProducts(
      tx,
      levels.map((level) => level.skuId),
    )
    if ((await putStock(tx, told)) > 0) await changed(tx, ['search'])
  }),
]
