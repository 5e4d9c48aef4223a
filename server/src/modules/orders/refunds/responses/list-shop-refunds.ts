import type { listShopRefunds as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import { integerShape, readCursor, writeCursor } from '../../../../platform/db/cursor.ts'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { countsOfShop, refundsOfShop } from '../records/list-rows.ts'
import { toRefundsView } from '../records/refund-view.ts'
import { allowReading } from './of-shop.ts'

/** Refund requests that the shop received. Requests that wait for the shop's answer come first. */
export const listShopRefunds: UseCase<typeof call> = async (ctx) => {
  const { kernel, input, lang } = ctx
  const seller = await allowReading(ctx)
  if (isRefused(seller)) return seller
  const which = input.state ?? 'open'
  const listName = `shop-refunds:${which}`
  const after = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !after) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const { shopId, customerId } = seller.done
  const [rows, counts] = await Promise.all([
    refundsOfShop(kernel.db, { shopId, which, after: after && { urgency: after.value, id: after.id }, limit: input.limit + 1 }),
    countsOfShop(kernel.db, shopId),
  ])
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  return done({
    list: await toRefundsView(kernel, shown, { audience: 'seller', personId: customerId, lang }),
    next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: last.urgency, id: last.id }) : null,
    counts,
  })
}
