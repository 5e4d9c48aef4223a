import type { listSoldOrders as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import { integerShape, readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { countsOf, saleLines, salesBefore } from '../../orders/orders/reading/index.ts'
import { parcelsOf } from '../../orders/shipments/index.ts'
import { allowSeller } from '../../shops/access/index.ts'
import { shopProfile } from '../../shops/profile/index.ts'
import { mostCounted, planCounts, wantedSales } from './narrowing/index.ts'
import { leftOf, soldCard, unpaidOf } from './tell-sold.ts'

const listName = 'sold orders'
/** The orders of one's shop, a page at a time, with how many each tab holds. */
export const listSoldOrders: UseCase<typeof call> = async ({ kernel, input, session, lang }) => {
  const seller = await allowSeller({ kernel, session }, ['owner', 'orders', 'finance', 'support'])
  if (isRefused(seller)) return seller
  const { shopId } = seller.done
  const after = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !after) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const wanted = wantedSales(shopId, input)
  const [shop, { sales, next }, byState] = await Promise.all([
    shopProfile(kernel.db, shopId),
    salesBefore(kernel.db, wanted, after?.id ?? null, input.limit),
    countsOf(kernel.db, { shopId }, mostCounted),
  ])
  if (!shop) throw new Error(`there is no shop ${shopId}`)
  const ids = sales.map(({ id }) => id)
  const [lines, parcels, unpaid] = await Promise.all([saleLines(kernel.db, ids), parcelsOf(kernel.db, ids), unpaidOf(kernel.db, sales)])
  return done({
    list: sales.map((sale) => soldCard(sale, { shop, lang, left: leftOf(sale, lines, parcels.get(sale.id) ?? []), unpaid })),
    next_cursor: next === null ? null : writeCursor({ by: listName, value: '0', id: next }),
    counts: planCounts(byState),
  })
}
