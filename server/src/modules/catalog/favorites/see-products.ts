import type { seeProducts as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { shopsOfProducts } from '../products/index.ts'
import { deleteAllButLatest, saveProducts, seen } from './shelf-rows.ts'

const maxRemembered = 200

export const seeProducts: UseCase<typeof shape> = async (ctx) => {
  const customerId = currentUserId(ctx)
  const ids = [...new Set(ctx.input.product_id)]
  return transaction(ctx.kernel, async (tx) => {
    const known = await shopsOfProducts(tx, ids)
    await saveProducts(
      tx,
      seen,
      customerId,
      ids.filter((id) => known.has(id)),
      true,
    )
    await deleteAllButLatest(tx, seen, customerId, maxRemembered)
    return done(null)
  })
}
