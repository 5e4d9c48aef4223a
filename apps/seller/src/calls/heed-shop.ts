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
import { tellingOfChat } from './chat.ts'
import { tellingOfNotices } from './dashboard.ts'
import { tellingOfOrders } from './orders.ts'
import { tellingOfTickets } from './support.ts'

/** Which answers an event of the shop makes untrue. */
export const heedShop = refetchOnEvents({
  atOnce: { chat: tellingOfChat, support: tellingOfTickets },
  resting: {
    order: [...tellingOfOrders, listShopRefunds, showShopRefund],
    'notices.read': tellingOfNotices,
    wallet: [showShopBalance, listShopLedger, listShopWithdrawals],
    // A notice announces what staff decide on products and stock deliveries.
    notice: [showStanding, ...tellingOfNotices, listShopProducts, listStock, listStockApplications, ...tellingOfOrders],
  },
  // A busy shop gets several order events a second.
  intervalMs: 1500,
})
