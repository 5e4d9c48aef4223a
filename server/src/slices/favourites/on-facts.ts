import { storefrontLinks } from '@plaza/contract'
import { listener } from '../../kernel/facts.ts'
import { namesOfProducts, stockOfProducts } from '../catalogue/index.ts'
import { notifyAll } from '../notices/index.ts'
import { takeWaiting } from './waiting-rows.ts'

export const favouritesListeners = [
  // The catalogue hears it first: it knows what is left.
  listener('stock.changed', 'who waits for a product is told that it is back', async (tx, { levels }, factId) => {
    const known = await stockOfProducts(
      tx,
      levels.map((level) => level.skuId),
    )
    const waiting = await takeWaiting(
      tx,
      known.filter((product) => product.inStock).map((product) => product.id),
    )
    const productIds = [...new Set(waiting.map((each) => each.productId))]
    const names = await namesOfProducts(tx, productIds)
    for (const productId of productIds) {
      const people = waiting.filter((each) => each.productId === productId).map((each) => each.customerId)
      await notifyAll(tx, people, {
        template: 'product_back',
        values: { product: { words: { en: '', ...names.get(productId) } } },
        link: storefrontLinks.product(productId),
        once: `product-back:${productId}:${factId}`,
        now: new Date(),
      })
    }
  }),
]
