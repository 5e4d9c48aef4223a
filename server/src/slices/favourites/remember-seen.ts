import type { clearHistory, getHistory, seeProducts } from '@plaza/contract'
import { done } from '@plaza/values'
import { whoAsks, type UseCase } from '../../kernel/http/serve.ts'
import { transact } from '../../kernel/transact.ts'
import { shopsOfProducts } from '../catalogue/index.ts'
import { listShelf } from './list-shelf.ts'
import { keepLatest, keepProducts, letGoAll, seen } from './shelf-rows.ts'

const mostRemembered = 200

export const rememberSeen: UseCase<typeof seeProducts> = async (ask) => {
  const customerId = whoAsks(ask)
  const ids = [...new Set(ask.input.product_id)]
  return transact(ask.kernel, async (tx) => {
    const known = await shopsOfProducts(tx, ids)
    await keepProducts(
      tx,
      seen,
      customerId,
      ids.filter((id) => known.has(id)),
      true,
    )
    await keepLatest(tx, seen, customerId, mostRemembered)
    return done(null)
  })
}

export const listHistory: UseCase<typeof getHistory> = (ask) => listShelf(ask.kernel, seen, whoAsks(ask), ask.input)

export const forgetHistory: UseCase<typeof clearHistory> = async (ask) => {
  await transact(ask.kernel, (tx) => letGoAll(tx, seen, whoAsks(ask)))
  return done(null)
}
