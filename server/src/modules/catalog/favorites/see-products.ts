import type { seeProducts as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { whoAsks, type UseCase } from '../../../platform/http/serve.ts'
import { transact } from '../../../platform/db/transaction.ts'
import { shopsOfProducts } from '../products/index.ts'
import { deleteAllButLatest, saveProducts, seen } from './shelf-rows.ts'

const mostRemembered = 200

export const seeProducts: UseCase<typeof shape> = async (ask) => {
  const customerId = whoAsks(ask)
  const ids = [...new Set(ask.input.product_id)]
  return transact(ask.kernel, async (tx) => {
    const known = await shopsOfProducts(tx, ids)
    await saveProducts(
      tx,
      seen,
      customerId,
      ids.filter((id) => known.has(id)),
      true,
    )
    await deleteAllButLatest(tx, seen, customerId, mostRemembered)
    return done(null)
  })
}
