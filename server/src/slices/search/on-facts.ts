import { changed } from '../../kernel/cache/cache-news.ts'
import { listener } from '../../kernel/facts.ts'
import { indexProducts, indexStock } from './index-products.ts'

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
    const skuIds = levels.map((level) => level.skuId)
    if ((await indexStock(tx, skuIds)) > 0) await changed(tx, ['search'])
  }),
]
