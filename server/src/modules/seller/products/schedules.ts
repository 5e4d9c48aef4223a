import type { Kernel } from '../../../platform/kernel.ts'
import type { Timer } from '../../../platform/jobs/jobs.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { shelveProduct } from '../../catalog/products/offers/index.ts'
import { mirrorProducts } from './entries/mirror-products.ts'
import { nextToPublish } from './entries/publish-day.ts'

/** Publishes the products whose publication date has passed, and returns their number. */
export const publishDue = async (kernel: Kernel): Promise<number> => {
  let published = 0
  while (
    await transaction(kernel, async (tx) => {
      const due = await nextToPublish(tx, kernel.now())
      if (!due) return false
      await shelveProduct(tx, due.id, { on: true, begins: due.publishAt })
      await mirrorProducts(tx, [due.id])
      return true
    })
  )
    published += 1
  return published
}

export const shopProductsTimers = (kernel: Kernel): readonly Timer[] => [
  { name: 'publish-shop-products', everyCron: '* * * * *', do: async () => void (await publishDue(kernel)) },
]
