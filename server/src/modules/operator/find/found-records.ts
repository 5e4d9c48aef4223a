import { type FoundRecord, maxFoundOfKind, type ProductCard } from '@plaza/contract'
import { formatMoney, type Language } from '@plaza/values'
import type { Kernel } from '../../../platform/kernel.ts'
import { cardsByIds } from '../../catalog/products/cards/index.ts'
import { productsNamed } from '../../catalog/search/index.ts'
import { findTickets, ticketNumber } from '../../community/support/index.ts'
import { type Move, movesBefore } from '../../foundation/ledger/room/index.ts'
import { customersByIds, type FoundCustomer } from '../../identity/accounts/index.ts'
import { findStaff } from '../../identity/staff/operators/index.ts'
import { newestOrdersOf, ordersNumbered } from '../../orders/orders/index.ts'
import { labelOf, type OrderRecord, ordersByIds } from '../../orders/orders/lookup/index.ts'
import { everyRefundBefore, newestRefundsOf, refundsByIds, stateLabel } from '../../orders/refunds/records/index.ts'
import { ordersOfTracking, trackingNoOf } from '../../orders/shipments/index.ts'
import type { ShopStatus } from '../../shops/profile/index.ts'
import { type Meant, recordOf } from './plan-keyword.ts'

/** The keyword, with the order, the people and the shops that it names. */
export type Sought = {
  kernel: Kernel
  lang: Language
  meant: Meant
  order: { id: string } | null
  people: readonly FoundCustomer[]
  shops: readonly ShopStatus[]
}

const most = maxFoundOfKind
const present = (...ids: readonly (string | null | undefined)[]): string[] => [...new Set(ids.flatMap((id) => id ?? []))]
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const buyersOf = async (db: Kernel['db'], rows: readonly { customerId: string }[]) => {
  const buyers = await customersByIds(db, [...new Set(rows.map(({ customerId }) => customerId))])
  return (id: string) => buyers.get(id)?.fullName ?? ''
}
const named = (kind: 'order' | 'refund', { meant }: Sought) => {
  const record = recordOf(meant.reference)
  return record?.kind === kind ? record.id : null
}

/**
 * The order with this number, the orders of a parcel with this tracking number, orders with a part of this number, and the newest orders of the found
 * people.
 */
export const foundOrders = async (sought: Sought): Promise<FoundRecord[]> => {
  const { kernel, lang, meant, order, people } = sought
  const { db } = kernel
  const shipped = meant.code === null ? [] : await ordersOfTracking(db, trackingNoOf(meant.code), most)
  const exact = present(order?.id, named('order', sought), ...shipped)
  const [direct, numbered, own] = await Promise.all([
    exact.length > 0 ? ordersByIds(db, exact) : [],
    ordersNumbered(db, { start: meant.orderStart, signs: meant.orderSigns, limit: most }),
    order === null && people.length > 0 ? newestOrdersOf(db, idsOf(people), most) : [],
  ])
  const others = [...numbered, ...own].filter(({ id }, at, all) => !exact.includes(id) && all.findIndex((each) => each.id === id) === at)
  const rows: OrderRecord[] = [...direct, ...others]
  const nameOf = await buyersOf(db, rows)
  return rows.map(({ id, orderNo: name, customerId, shopName, status }) => ({
    kind: 'order',
    id,
    name,
    note: [nameOf(customerId), shopName, labelOf(status, lang)].join(' · '),
    exact: exact.includes(id),
    case_kind: null,
  }))
}

/** Staff with this number, or whose e-mail address or name begins with the keyword. */
export const foundStaff = async ({ kernel, meant: { number, text, email } }: Sought): Promise<FoundRecord[]> => {
  const staff = await findStaff(kernel.db, { keyword: text, number, limit: most })
  return staff.map(({ id, fullName: name, email: note }) => ({
    kind: 'staff',
    id,
    name,
    note,
    exact: note.toLowerCase() === email?.toLowerCase() || name.toLowerCase() === text.toLowerCase(),
    case_kind: null,
  }))
}

/** The refund request with this ID, the requests of the order, and the newest requests of the found people. */
export const foundRefunds = async (sought: Sought): Promise<FoundRecord[]> => {
  const { kernel, lang, meant, order, people } = sought
  const { db } = kernel
  const exact = present(named('refund', sought), meant.number)
  const orderId = order?.id ?? named('order', sought)
  const [direct, ofOrder, own] = await Promise.all([
    exact.length > 0 ? refundsByIds(db, exact) : new Map<string, never>(),
    orderId === null ? [] : everyRefundBefore(db, { orderId: orderId, before: null, limit: most }),
    order === null && people.length > 0 ? newestRefundsOf(db, idsOf(people), most) : [],
  ])
  const rows = [...direct.values(), ...ofOrder, ...own.filter(({ id }) => !exact.includes(id))]
  const nameOf = await buyersOf(db, rows)
  return rows.map(({ id, orderNo: name, customerId, state }) => ({
    kind: 'refund',
    id,
    name,
    note: [nameOf(customerId), stateLabel(state, lang, 'operator')].join(' · '),
    exact: exact.includes(id),
    case_kind: null,
  }))
}

/** The ticket with this number, and the newest tickets of the found people and shops. */
export const foundTickets = async ({ kernel, meant, order, people, shops }: Sought): Promise<FoundRecord[]> => {
  const exact = present(meant.ticket, meant.number)
  const owners = order === null ? { customerIds: idsOf(people), shopIds: idsOf(shops) } : { customerIds: [], shopIds: [] }
  if (exact.length + owners.customerIds.length + owners.shopIds.length === 0) return []
  const rows = await findTickets(kernel.db, { ids: exact, ...owners, limit: 2 * most })
  return rows.map(({ id, subject }) => ({
    kind: 'ticket',
    id,
    name: ticketNumber(id),
    note: subject,
    exact: exact.includes(id),
    case_kind: null,
  }))
}

/** One result for each journal. Its postings are one click away. */
const toFoundJournals = (moves: readonly Move[], isExact: boolean): FoundRecord[] =>
  moves
    .filter(({ line }) => line === 1)
    .map(({ reference, amount, from, to }) => ({
      kind: 'posting',
      id: reference,
      name: reference,
      note: `${formatMoney(amount)} · ${from} → ${to}`,
      exact: isExact,
      case_kind: null,
    }))

/** The journals with this reference or number, and those of the order. Several journals under one reference are one result. */
export const foundPostings = async ({ kernel, meant, order }: Sought): Promise<FoundRecord[]> => {
  const reference = meant.reference ?? (order && `order:${order.id}`)
  const journal = meant.journal ?? meant.number
  const none: Move[] = []
  const page = { before: null, limit: most }
  const [of, numbered] = await Promise.all([
    reference === null ? none : movesBefore(kernel.db, { reference, ...page }),
    journal === null ? none : movesBefore(kernel.db, { journal, ...page }),
  ])
  const found = [...toFoundJournals(of, meant.reference !== null), ...toFoundJournals(numbered, true)]
  return found.filter(({ id }, at) => found.findIndex((each) => each.id === id) === at)
}

const toFoundProduct = (card: ProductCard, lang: Language, { number }: Meant): FoundRecord => ({
  kind: 'product',
  id: card.id,
  name: card[`name_${lang}`] || card.name_en || '',
  note: card.shop.name,
  exact: card.id === number,
  case_kind: null,
})

/** The product on sale with this ID, and products on sale whose name contains the words. */
export const foundProducts = async ({ kernel, lang, meant, order }: Sought): Promise<FoundRecord[]> => {
  const { number, text, email, reference, ticket, journal } = meant
  if (order || email || reference || ticket || journal) return []
  const [direct, alike] = await Promise.all([
    number === null ? [] : cardsByIds(kernel, [number]).then(({ cards }) => cards),
    productsNamed(kernel, text, most),
  ])
  const cards = [...direct, ...alike.filter(({ id }) => id !== number)]
  return cards.map((card) => toFoundProduct(card, lang, meant))
}
