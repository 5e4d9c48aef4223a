import type { waitForProduct as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { transact } from '../../../platform/db/transaction.ts'
import { shopsOfProducts } from '../products/index.ts'
import { notifyWaitingCustomers } from './tell-who-waits.ts'
import { countWatched, startWaiting, stopWaiting, takeTurnsToWait } from './waiting-rows.ts'

const maxWaiting = 200

/** "Tell me when it's back", or no longer. */
export const waitForProduct: UseCase<typeof shape> = async (ask) => {
  const customerId = currentUserId(ask)
  const { product_id: productId, on } = ask.input
  return transact(ask.kernel, async (tx) => {
    if (!(await shopsOfProducts(tx, [productId])).has(productId)) return refused('product_unknown')
    if (!on) await stopWaiting(tx, customerId, productId)
    else if ((await countWatched(tx, customerId)) >= maxWaiting) return refused('too_many', { limit: maxWaiting })
    else {
      await takeTurnsToWait(tx, [productId])
      await startWaiting(tx, customerId, productId, ask.kernel.now())
      // It may have come back since the page was read.
      await notifyWaitingCustomers(tx, [productId], ask.kernel.now())
    }
    return done({ waiting: on })
  })
}
