import type { getFavourites, setFavourite } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import { whoAsks, type UseCase } from '../../kernel/http/serve.ts'
import { transact } from '../../kernel/transact.ts'
import { shopsOfProducts } from '../catalogue/index.ts'
import { listShelf } from './list-shelf.ts'
import { favourite, keepProducts, keptIds, letGo } from './shelf-rows.ts'

const mostFavourites = 500

/** Saved or let go. Of several, those that are not there are passed over: a visitor's list may be old. */
export const putFavourites: UseCase<typeof setFavourite> = async (ask) => {
  const customerId = whoAsks(ask)
  const { product_id: ids, on } = ask.input
  return transact(ask.kernel, async (tx) => {
    if (!on) await letGo(tx, favourite, customerId, ids)
    else {
      const known = await shopsOfProducts(tx, ids)
      if (known.size === 0 && ids.length > 0) return refused('product_unknown')
      await keepProducts(
        tx,
        favourite,
        customerId,
        ids.filter((id) => known.has(id)),
        false,
      )
    }
    const count = (await keptIds(tx, favourite, customerId)).length
    return count > mostFavourites ? refused('too_many', { limit: mostFavourites }) : done({ count })
  })
}

export const listFavourites: UseCase<typeof getFavourites> = async (ask) => {
  const customerId = whoAsks(ask)
  const [cards, ids] = await Promise.all([
    listShelf(ask.kernel, favourite, customerId, ask.input),
    keptIds(ask.kernel.db, favourite, customerId),
  ])
  return isRefused(cards) ? cards : done({ ...cards.done, ids })
}
