import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Flag, Id, Time, optional, Price, localizedFields, page, paging } from '../fields.ts'
import { SoldOrder } from './orders.ts'
import { sellerRoles } from '../shops/access.ts'
import { Notice } from '../foundation/notifications.ts'

export const firstSteps = ['describe', 'ship', 'sell', 'stock', 'payout'] as const
export type FirstStep = (typeof firstSteps)[number]

/** First steps of a new shop. A step is done once its condition is true, no matter how the shop fulfilled it. */
export const showFirstSteps = call({
  method: 'GET',
  path: '/seller/first_steps',
  who: 'seller',
  summary: 'Get the five setup steps of a new shop, and which ones are done',
  answer: z.object({ steps: z.array(z.object({ step: z.enum(firstSteps), done: z.boolean() })), all_done: z.boolean() }),
  refusals: { not_allowed: 3000001 },
})

/** Permissions in a shop's console: which data a person may see and change. */
export const sellerRights = [
  'orders',
  'move_orders',
  'refunds',
  'answer_refunds',
  'products',
  'stock',
  'coupons',
  'reviews',
  'answer_reviews',
  'chat',
  'money',
  'withdraw',
  'settings',
  'staff',
] as const
export type SellerRight = (typeof sellerRights)[number]

/** Unfinished tasks of the shop; 999 means 999 or more. `low_stock` counts variants on sale with few units left. */
export const DeskCounts = z.object({ to_ship: z.number(), refunds: z.number(), low_stock: z.number(), notices: z.number() })

export const SellerDesk = z.object({
  shop: z.object({
    id: z.string(),
    name: z.string(),
    image: z.nullable(z.string()),
    tint: z.number(),
    status: z.enum(['open', 'suspended', 'closed']),
  }),
  /** The caller's own e-mail address. */
  email: z.string(),
  role: z.enum(sellerRoles),
  may: z.array(z.enum(sellerRights)),
  counts: DeskCounts,
})
export type SellerDesk = z.infer<typeof SellerDesk>

export const getSeller = call({
  method: 'GET',
  path: '/seller/me',
  who: 'seller',
  summary: 'Get the shop, your e-mail, your role and its rights there, and open tasks',
  answer: SellerDesk,
  refusals: { not_allowed: 3000001 },
})

/** Payments for the orders of a day or a longer period, minus later refunds of these orders. Days are UTC. */
const Sales = z.object({ amount: Price, month: Price, last_month: Price, total: Price })
/** Earlier figures to compare `Sales` with: yesterday, the same days of the previous month, and the month before last. */
const SalesBefore = z.object({ amount: Price, month: Price, last_month: Price })
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date'))
const DaySales = z.object({ day: Day, amount: Price, orders: z.number() })

export const deskTodos = ['accept', 'ship', 'refunds', 'low_stock'] as const
export const Dashboard = z.object({
  sales: Sales,
  before: SalesBefore,
  /** Number of all orders that were ever paid. */
  orders: z.number(),
  from: Day,
  to: Day,
  /** Sales of each day of the period so far. */
  series: z.array(DaySales),
  /** Sales of each day of the previous period. */
  earlier: z.array(DaySales),
  /** Tasks of the shop by kind: their number, and the earliest deadline. */
  todos: z.array(z.object({ kind: z.enum(deskTodos), count: z.number(), due_at: z.nullable(Time) })),
  newest: z.array(SoldOrder),
  /** Best-selling products by amount paid, in the months that the period touches. */
  best: z.array(
    z.object({
      product_id: z.string(),
      ...localizedFields('name'),
      image: z.nullable(z.string()),
      tint: z.number(),
      pieces: z.number(),
      amount: Price,
    }),
  ),
})
export type Dashboard = z.infer<typeof Dashboard>

/** Returns the dashboard of a period, by default of the current month. */
export const getDashboard = call({
  method: 'GET',
  path: '/seller/dashboard',
  who: 'seller',
  summary: 'Get the shop’s figures by day, open tasks, newest orders and best sellers',
  input: z.object({ from: optional(Day), to: optional(Day) }),
  answer: Dashboard,
  refusals: { not_allowed: 3000001, days_wrong: 1000008 },
})

/** The four sales figures of the user's own shop, for the storefront. */
export const getOwnSales = call({
  method: 'GET',
  path: '/customer/user/sales',
  who: 'customer',
  summary: 'Get your own shop’s sales and open tasks',
  answer: z.object({
    shop: z.object({ id: z.string(), name: z.string() }),
    sales: Sales,
    counts: z.object({ to_ship: z.number(), refunds: z.number() }),
  }),
  refusals: { not_allowed: 3000001 },
})

/** A notification for a shop's owner and staff. `to` is a route in the console, such as `/order?id=7`. */
export const ShopNotice = z.extend(z.omit(Notice, { link: true }), { to: z.nullable(z.string()) })
export type ShopNotice = z.infer<typeof ShopNotice>

const Unread = z.object({ unread: z.number() })
const denied = { not_allowed: 3000001 } as const

export const listShopNotices = call({
  method: 'GET',
  path: '/seller/notices',
  who: 'seller',
  summary: 'List the shop’s notices, newest first, in the language of the request',
  input: z.object({ unread: optional(Flag), ...paging }),
  answer: z.extend(page(ShopNotice), { unread: z.number() }),
  refusals: { ...denied, cursor_stale: 1000008 },
})

export const readShopNotice = call({
  method: 'POST',
  path: '/seller/notice/read',
  who: 'seller',
  summary: 'Mark one notice of the shop as read',
  input: z.object({ id: Id }),
  answer: Unread,
  refusals: { ...denied, notice_unknown: 2000019 },
})

/** Marks the shop's notifications as read. The user's notifications as a shopper stay unchanged. */
export const readAllShopNotices = call({
  method: 'POST',
  path: '/seller/notices/read',
  who: 'seller',
  summary: 'Mark every notice of the shop as read',
  answer: Unread,
  refusals: denied,
})
