import {
  listShopLedger,
  listShopProducts,
  listShopRefunds,
  listShopWithdrawals,
  listStock,
  listStockApplications,
  showShopBalance,
  showShopRefund,
  showStanding,
} from '@plaza/contract'
import type { Heed } from '@plaza/web/live'
import { outdate } from '@plaza/client/queries'
import { tellingOfChat } from './chat.ts'
import { tellingOfNotices } from './dashboard.ts'
import { tellingOfOrders } from './orders.ts'
import { tellingOfTickets } from './support.ts'

/** Which answers an event of the shop makes untrue. */
const untrueAfter: Readonly<Record<string, readonly { path: string }[]>> = {
  order: [...tellingOfOrders, listShopRefunds, showShopRefund],
  'notices.read': tellingOfNotices,
  wallet: [showShopBalance, listShopLedger, listShopWithdrawals],
  // What staff decides is told by a notice: of products, of what is brought in.
  notice: [showStanding, ...tellingOfNotices, listShopProducts, listStock, listStockApplications, ...tellingOfOrders],
}
/** A shop on a good day hears of orders by the second; whoever shows them asks anew once in that time. */
const restMs = 1500
const waiting = new Set<string>()

/** Whoever waits for an answer sees it at once; other events rest. */
export const heedShop: Heed = (queries, { name }) => {
  if (name === 'chat') return void outdate(queries, ...tellingOfChat)
  if (name === 'support') return void outdate(queries, ...tellingOfTickets)
  const calls = untrueAfter[name]
  if (!calls || waiting.has(name)) return
  waiting.add(name)
  setTimeout(() => {
    waiting.delete(name)
    const paths = calls.map(({ path }) => path)
    void queries.invalidateQueries({ predicate: ({ queryKey }) => paths.some((path) => path === queryKey[0]) })
  }, restMs)
}
