import type { getFavourites as shape } from '@plaza/contract'
import { done, isRefused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { listShelf } from './list-shelf.ts'
import { favourite, savedIds } from './shelf-rows.ts'

export const getFavourites: UseCase<typeof shape> = async (ctx) => {
  const customerId = currentUserId(ctx)
  const [cards, ids] = await Promise.all([
    listShelf(ctx.kernel, favourite, customerId, ctx.input),
    savedIds(ctx.kernel.db, favourite, customerId),
  ])
  return isRefused(cards) ? cards : done({ ...cards.done, ids })
}
