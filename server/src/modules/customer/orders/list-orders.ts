import type { listOrders as call, OrderTab } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { integerShape, readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { orderActions, ratableSince } from '../../orders/orders/plans/index.ts'
import { ownCounts, ordersBefore, type OrderFilter } from '../../orders/orders/lookup/index.ts'
import { orderCard, refundStandings, unpaidOf } from '../../orders/views/index.ts'
import { cachedProfiles } from '../../shops/profile/index.ts'
import { maxOrderBadge, customerTabCounts, customerTabStates } from './plan-tabs.ts'

const listName = 'orders'

const wantedBy = (customerId: string, tab: OrderTab, keyword: string | undefined, now: Date): OrderFilter => {
  const states = customerTabStates(tab)
  return {
    customerId,
    ...(states && { statuses: states }),
    ...(tab === 'refunds' && { only: 'open_refunds' as const }),
    ...(tab === 'to_review' && { only: { toRateSince: ratableSince(now) } }),
    ...(keyword && { keyword }),
  }
}

/** The caller's orders, one page at a time, with the number of orders in each tab. */
export const listOrders: UseCase<typeof call> = async ({ kernel, input, session, lang }) => {
  const customerId = currentUserId({ session })
  const after = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !after) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const now = kernel.now()
  const wanted = wantedBy(customerId, input.status ?? 'all', input.keyword, now)
  const [{ orders, next }, { byState, waiting }] = await Promise.all([
    ordersBefore(kernel.db, wanted, after?.id ?? null, input.limit),
    ownCounts(kernel.db, customerId, ratableSince(now), maxOrderBadge),
  ])
  const [shops, payments, refundsOf] = await Promise.all([
    cachedProfiles(
      kernel,
      orders.map(({ shopId }) => shopId),
    ),
    unpaidOf(kernel.db, orders),
    refundStandings(
      kernel.db,
      orders.map(({ id }) => id),
    ),
  ])
  return done({
    list: orders.map((order) => {
      const refunds = refundsOf(order.id)
      const actions = orderActions(order, now, refunds)
      const shop = shops.get(order.shopId)
      return { ...orderCard(order, { shop, paid: payments.get(order.paymentId), lang, actions }), open_refund: refunds.open }
    }),
    next_cursor: next === null ? null : writeCursor({ by: listName, value: '0', id: next }),
    counts: customerTabCounts(byState, waiting),
  })
}
