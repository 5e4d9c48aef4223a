import { maxShopFoundOfKind, type findShopRecords as call, sellerRoles, type ShopFoundKind, type ShopFoundRecord } from '@plaza/contract'
import { done, isRefused, type Language } from '@plaza/values'
import type { Db } from '../../../platform/db/database.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { optionsIn, skusOfShop } from '../../catalog/products/pieces/index.ts'
import { findTicketsOfShop, ticketNumber } from '../../community/support/index.ts'
import { findIssuedCoupons } from '../../orders/coupons/grants/index.ts'
import { labelOf, type ListedOrder, ordersBefore } from '../../orders/orders/lookup/index.ts'
import { newestRefundsOfOrders, stateLabel } from '../../orders/refunds/records/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { findEntries, productsFound } from '../products/entries/index.ts'
import { mayFindInShop } from './rights.ts'

type Sought = { db: Db; shopId: string; keyword: string; lang: Language }
type Found = Promise<ShopFoundRecord[]>

const most = maxShopFoundOfKind
const isSame = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase()
const inLanguage = (names: Readonly<Record<string, string | undefined>>, lang: Language) => names[lang] ?? names['en'] ?? ''

const toOrder = ({ id, orderNo, address, status }: ListedOrder, { keyword, lang }: Sought): ShopFoundRecord => ({
  kind: 'order',
  id,
  name: orderNo,
  note: [address.fullName, labelOf(status, lang)].join(' · '),
  exact: isSame(orderNo, keyword),
})

/** Refund requests of the found orders, whose numbers and buyers the requests share. */
const findRefunds = async ({ db, shopId, lang }: Sought, orders: readonly ListedOrder[]): Found => {
  const rows = await newestRefundsOfOrders(
    db,
    shopId,
    orders.map(({ id }) => id),
    most,
  )
  return rows.map(({ id, orderNo, orderId, state }) => {
    const buyer = orders.find((order) => order.id === orderId)?.address.fullName ?? ''
    return { kind: 'refund', id, name: orderNo, note: [buyer, stateLabel(state, lang)].join(' · '), exact: false }
  })
}

const findProducts = async ({ db, shopId, keyword }: Sought): Found => {
  const rows = await findEntries(db, shopId, keyword, most)
  return rows.map(({ id, name, code }) => ({ kind: 'product', id, name, note: code ?? '', exact: isSame(code, keyword) || id === keyword }))
}

const findStock = async ({ db, shopId, keyword, lang }: Sought): Found => {
  const rows = await skusOfShop(db, { shopId, among: productsFound(shopId, keyword), atMost: null, after: null, limit: most })
  return rows.map((sku) => ({
    kind: 'stock',
    id: sku.skuId,
    name: inLanguage(sku.names, lang),
    note: Object.values(optionsIn(sku, lang)).join(', '),
    exact: sku.skuId === keyword,
  }))
}

const findCoupons = async ({ db, shopId, keyword, lang }: Sought): Found => {
  const rows = await findIssuedCoupons(db, shopId, keyword, most)
  return rows.map(({ id, code, names }) => ({
    kind: 'coupon',
    id,
    name: code,
    note: inLanguage(names, lang),
    exact: isSame(code, keyword),
  }))
}

const findTickets = async ({ db, shopId, keyword }: Sought): Found => {
  const id = /^T-?0*([1-9]\d{0,17})$/i.exec(keyword)?.[1] ?? null
  const rows = await findTicketsOfShop(db, { shopId, id, keyword, limit: most })
  return rows.map((ticket) => ({
    kind: 'ticket',
    id: ticket.id,
    name: ticketNumber(ticket.id),
    note: ticket.subject,
    exact: ticket.id === id,
  }))
}

/** Finds records of the shop of every kind that the member's role may open, with the search of each kind's own list. */
export const findShopRecords: UseCase<typeof call> = async (ctx) => {
  const { kernel, input, lang } = ctx
  const seller = await allowSeller(ctx, sellerRoles)
  if (isRefused(seller)) return seller
  const { shopId, role } = seller.done
  const keyword = input.keyword.trim().replace(/^#\s*/, '')
  const sought: Sought = { db: kernel.db, shopId, keyword, lang }
  const orders = mayFindInShop('order', role) ? ordersBefore(kernel.db, { shopId, keyword }, null, most).then((page) => page.orders) : []
  const found = (kind: ShopFoundKind, find: (sought: Sought) => Found): Found | [] => (mayFindInShop(kind, role) ? find(sought) : [])
  const list = await Promise.all([
    Promise.resolve(orders).then((rows) => rows.map((order) => toOrder(order, sought))),
    found('refund', async () => findRefunds(sought, await orders)),
    found('product', findProducts),
    found('stock', findStock),
    found('coupon', findCoupons),
    found('ticket', findTickets),
  ])
  return done({ list: list.flat().toSorted((a, b) => Number(b.exact) - Number(a.exact)) })
}
