import type { listSoldOrders as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import { integerShape, readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { countsOf, ordersBefore } from '../../orders/orders/lookup/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { maxTabCount, sellerTabCounts } from './papers/plan-tabs.ts'
import { soldOrderFilter } from './papers/wanted-orders.ts'
import { soldCards } from './sold-view.ts'

const listName = 'sold orders'
/** The orders of the caller's shop, one page at a time, with the number of orders in each tab. */
export const listSoldOrders: UseCase<typeof call> = async ({ kernel, input, session, lang }) => {
  const seller = await allowSeller({ kernel, session }, ['owner', 'orders', 'finance', 'support'])
  if (isRefused(seller)) return seller
  const { shopId } = seller.done
  const after = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !after) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const wanted = soldOrderFilter(shopId, input)
  const page = ordersBefore(kernel.db, wanted, after?.id ?? null, input.limit)
  const [list, { next }, byState] = await Promise.all([
    soldCards(
      kernel.db,
      shopId,
      lang,
      page.then(({ orders }) => orders),
    ),
    page,
    countsOf(kernel.db, { shopId }, maxTabCount),
  ])
  return done({
    list,
    next_cursor: next === null ? null : writeCursor({ by: listName, value: '0', id: next }),
    counts: sellerTabCounts(byState),
  })
}
