import type { listShopProducts as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import { integerShape, readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { leftOfProducts } from '../../catalog/products/shop-products/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { countEntries, listEntries } from './entries/list-rows.ts'
import { productRoles } from './drafts/own-entry.ts'
import { toProductRowView } from './row-view.ts'

const listName = 'shop products'

/** The products of the caller's shop, one page at a time, with the number of products in each state. */
export const listShopProducts: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const seller = await allowSeller({ kernel, session }, productRoles)
  if (isRefused(seller)) return seller
  const { shopId } = seller.done
  const after = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !after) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const wanted = { shopId, tab: input.state ?? ('all' as const), keyword: input.keyword, before: after?.id ?? null, limit: input.limit + 1 }
  const [found, counts] = await Promise.all([listEntries(kernel.db, wanted), countEntries(kernel.db, shopId)])
  const shown = found.slice(0, input.limit)
  const last = shown.at(-1)
  const left = await leftOfProducts(
    kernel.db,
    shown.map(({ id }) => id),
  )
  const now = kernel.now()
  return done({
    list: shown.map((entry) => toProductRowView(entry, left.get(entry.id), now)),
    next_cursor: found.length > input.limit && last ? writeCursor({ by: listName, value: '0', id: last.id }) : null,
    counts,
  })
}
