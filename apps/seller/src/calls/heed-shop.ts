import { refetchOnEvents } from '@plaza/console'
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
import { eventsOfChat } from './chat.ts'
import { eventsOfNotices } from './dashboard.ts'
import { eventsOfOrders } from './orders.ts'
import { eventsOfTickets } from './support.ts'

/** Maps each live event of the shop to the queries that it makes stale. */
export const heedShop = refetchOnEvents({
  atOnce: { chat: eventsOfChat, support: eventsOfTickets },
  resting: {
    order: [...eventsOfOrders, listShopRefunds, showShopRefund],
    'notices.read': eventsOfNotices,
    wallet: [showShopBalance, listShopLedger, listShopWithdrawals],
    // Decisions of staff on products and stock deliveries arrive as notices.
    notice: [showStanding, ...eventsOfNotices, listShopProducts, listStock, listStockApplications, ...eventsOfOrders],
  },
  // Refetches at most every 1.5 s, because a busy shop gets several order events a second.
  intervalMs: 1500,
})
