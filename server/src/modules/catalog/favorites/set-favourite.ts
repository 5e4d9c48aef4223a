import type { setFavourite as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { shopsOfProducts } from '../products/index.ts'
import { cachedLimits } from '../../foundation/settings/index.ts'
import { favourite, saveProducts, savedIds, letGo } from './shelf-rows.ts'

/** Saves or removes products. IDs that do not exist are skipped if others are valid, as a visitor's list may be outdated. */
export const setFavourite: UseCase<typeof shape> = async (ctx) => {
  const customerId = currentUserId(ctx)
  const { product_id: ids, on } = ctx.input
  const { favourites: most } = await cachedLimits(ctx.kernel)
  return transaction(ctx.kernel, async (tx) => {
    if (!on) await letGo(tx, favourite, customerId, ids)
    else {
      const known = await shopsOfProducts(tx, ids)
      if (known.size === 0 && ids.length > 0) return refused('product_unknown')
      await saveProducts(
        tx,
        favourite,
        customerId,
        ids.filter((id) => known.has(id)),
        false,
      )
    }
    const count = (await savedIds(tx, favourite, customerId)).length
    return on && count > most ? refused('too_many', { limit: most }) : done({ count })
  })
}
