import { storefrontLinks } from '@plaza/contract'
import type { Tx } from '../../../platform/db/database.ts'
import { namesOfProducts, stockOfProducts } from '../products/index.ts'
import { notifyAll } from '../../foundation/notifications/index.ts'
import { takeTurnsToWait, takeWaiting } from './waiting-rows.ts'

/** Notifies customers who wait for products that are in stock again, and removes them from the waiting list. */
export const notifyWaitingCustomers = async (tx: Tx, productIds: readonly string[], now: Date): Promise<void> => {
  await takeTurnsToWait(tx, productIds)
  const there = (await stockOfProducts(tx, productIds)).filter((product) => product.inStock).map((product) => product.id)
  const waiting = await takeWaiting(tx, there)
  const names = await namesOfProducts(tx, there)
  for (const productId of new Set(waiting.map((each) => each.productId))) {
    const people = waiting.filter((each) => each.productId === productId).map((each) => each.customerId)
    await notifyAll(tx, people, {
      template: 'product_back',
      values: { product: { words: { en: '', ...names.get(productId) } } },
      link: storefrontLinks.product(productId),
      now,
    })
  }
}
