import type { FollowedShop, getFollowedShops as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type * as z from 'zod/mini'
import { readCursor, timeShape, writeCursor } from '../../../platform/db/cursor.ts'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { newInShops } from '../products/cards/index.ts'
import { followedIds, followedShops, shopProfiles, type ShopProfile } from '../../shops/profile/index.ts'

const listName = 'followed'
const shownOfEach = 4

const showShop = ({ id, name, city, country, image, tint, status }: ShopProfile): z.infer<typeof FollowedShop>['shop'] => ({
  id,
  name,
  city,
  country,
  image,
  tint,
  status,
})

/** The shops that a customer follows, each with the products added since the customer followed it. */
export const getFollowedShops: UseCase<typeof shape> = async (ctx) => {
  const { kernel, input } = ctx
  const customerId = currentUserId(ctx)
  const after = input.cursor ? readCursor(input.cursor, listName, timeShape) : null
  if (input.cursor && !after) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const rows = await followedShops(kernel.db, customerId, after, input.limit + 1)
  const shown = rows.slice(0, input.limit)
  const shopIds = shown.map((row) => row.shop_id)
  const [shops, fresh, ids] = await Promise.all([
    shopProfiles(kernel.db, shopIds),
    newInShops(
      kernel,
      shown.map((row) => ({ shopId: row.shop_id, after: row.made_at })),
      shownOfEach,
    ),
    followedIds(kernel.db, customerId),
  ])
  const last = shown.at(-1)
  return done({
    list: shown.flatMap((row) => {
      const shop = shops.get(row.shop_id)
      const came = fresh.get(row.shop_id)
      return shop
        ? [{ shop: showShop(shop), followed_at: row.made_at.toISOString(), new_count: came?.count ?? 0, newest: came?.newest ?? [] }]
        : []
    }),
    next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: last.at, id: last.shop_id }) : null,
    ids,
  })
}
