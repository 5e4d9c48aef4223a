import type { listShopCoupons as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import { integerShape, readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { issuedCoupons } from '../../orders/coupons/grants/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { shopWithOwner } from '../../shops/profile/owners/index.ts'
import { toShopCouponView } from './given-view.ts'

/** The coupons of the caller's shop, newest first. */
export const listShopCoupons: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const seller = await allowSeller(ctx, ['owner', 'catalogue'])
  if (isRefused(seller)) return seller
  const { shopId } = seller.done
  const listName = `coupons of a shop ${input.state ?? ''}`
  const before = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const now = kernel.now()
  const wanted = { shopId, id: input.id ?? null, state: input.state ?? null, before: before?.id ?? null, limit: input.limit + 1, now }
  const [shop, rows] = await Promise.all([shopWithOwner(kernel.db, shopId), issuedCoupons(kernel.db, wanted)])
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  return done({
    list: shown.map((row) => toShopCouponView(row, shop?.name ?? '', now)),
    next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: '0', id: last.id }) : null,
  })
}
