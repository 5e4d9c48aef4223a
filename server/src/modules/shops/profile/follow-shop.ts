import type { followShop as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { changed } from '../../../platform/cache/invalidate.ts'
import { type UseCase, currentUserId } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { countFollowed, countFollowers, isShop, putFollow, removeFollow } from './follow-rows.ts'

const maxFollowed = 500

/** Follows or unfollows a shop. A repeat changes nothing; the last request wins. */
export const followShop: UseCase<typeof shape> = async (ctx) => {
  const { kernel, input } = ctx
  const customerId = currentUserId(ctx)
  return transaction(kernel, async (tx) => {
    if (!(await isShop(tx, input.shop_id))) return refused('shop_unknown')
    if (!input.follow) await removeFollow(tx, customerId, input.shop_id)
    else if ((await countFollowed(tx, customerId)) >= maxFollowed) return refused('too_many', { limit: maxFollowed })
    else await putFollow(tx, customerId, input.shop_id, kernel.now())
    await changed(tx, [`followers:${input.shop_id}`])
    return done({ followers: await countFollowers(tx, input.shop_id) })
  })
}
