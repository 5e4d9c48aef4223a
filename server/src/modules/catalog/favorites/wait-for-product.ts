import type { waitForProduct as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { shopsOfProducts } from '../products/index.ts'
import { notifyWaitingCustomers } from './notify-waiting-customers.ts'
import { countWatched, startWaiting, stopWaiting, takeTurnsToWait } from './waiting-rows.ts'

const maxWaiting = 200

/** Starts or stops a customer's wait for a product: "Tell me when it's back". */
export const waitForProduct: UseCase<typeof shape> = async (ctx) => {
  const customerId = currentUserId(ctx)
  const { product_id: productId, on } = ctx.input
  return transaction(ctx.kernel, async (tx) => {
    if (!(await shopsOfProducts(tx, [productId])).has(productId)) return refused('product_unknown')
    if (!on) await stopWaiting(tx, customerId, productId)
    else if ((await countWatched(tx, customerId)) >= maxWaiting) return refused('too_many', { limit: maxWaiting })
    else {
      await takeTurnsToWait(tx, [productId])
      await startWaiting(tx, customerId, productId, ctx.kernel.now())
      // The product may be in stock again since the page loaded.
      await notifyWaitingCustomers(tx, [productId], ctx.kernel.now())
    }
    return done({ waiting: on })
  })
}
