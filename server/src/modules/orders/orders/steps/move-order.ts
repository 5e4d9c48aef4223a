import type { deliveryStatuses, OrderState, paymentStatuses } from '@plaza/contract'
import { minor, type Money } from '@plaza/values'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query, getOne, findOne, exists } from '../../../../platform/db/rows.ts'
import type { Actor } from '../../../foundation/ledger/money/index.ts'

export type NextDeed = 'accept' | 'remind' | 'cancel' | 'receive' | 'check_cash' | 'complete'
/** The fields of an order that can change after it was placed. */
type Moving = {
  status: OrderState
  paymentStatus: (typeof paymentStatuses)[number]
  deliveryStatus: (typeof deliveryStatuses)[number]
  paidAt: Date | null
  /** The time at which the cash was reported as collected. Null before the report and for other payment methods. */
  collectedAt: Date | null
  /** The time at which the cash was handed over to the mall. */
  handedOverAt: Date | null
  endedAt: Date | null
  acceptedAt: Date | null
  shippedAt: Date | null
  deliveredAt: Date | null
  receivedAt: Date | null
  /** Last moment for a refund request. */
  returnUntil: Date | null
  extendedAt: Date | null
  /** Deadline for the shop to ship the order. Null before the shop accepts it. */
  sendBy: Date | null
  refunded: Money
  mallRefunded: Money
  openRefunds: number
  nextAt: Date | null
  nextDo: NextDeed | null
  movedBy: Actor
  movedFor: string
}
/** An order with its row locked. Other transactions cannot change the order until the current transaction ends. */
export type LockedOrder = Moving & {
  id: string
  orderNo: string
  paymentId: string
  customerId: string
  shopId: string
  shopName: string
  /** `total` is the amount that the buyer paid, `mallPart` the discount that the mall pays for its coupons. */
  total: Money
  mallPart: Money
  commissionRate: number
  country: string
  /** Name of the carrier that was promised to the buyer; empty if there was none. */
  promised: string
  placedAt: Date
}
type Amounts = 'total' | 'mallPart' | 'refunded' | 'mallRefunded'
type Raw = Omit<LockedOrder, Amounts> & Record<Amounts, string>

const columns = sql`id, order_no as "orderNo", payment_id as "paymentId", customer_id as "customerId", shop_id as "shopId", shop_name as "shopName",
  status, payment_status as "paymentStatus", delivery_status as "deliveryStatus", total, mall_discount + mall_delivery_discount as "mallPart",
  commission_rate as "commissionRate", coalesce(address ->> 'country', '') as country, coalesce(arrival ->> 'carrier', '') as promised, placed_at as "placedAt", paid_at as "paidAt", collected_at as "collectedAt", handed_over_at as "handedOverAt", ended_at as "endedAt",
  accepted_at as "acceptedAt", shipped_at as "shippedAt", delivered_at as "deliveredAt", received_at as "receivedAt", return_until as "returnUntil",
  extended_at as "extendedAt", send_by as "sendBy", refunded, mall_refunded as "mallRefunded", open_refunds as "openRefunds", next_at as "nextAt", next_do as "nextDo",
  moved_by as "movedBy", moved_for as "movedFor"`
const amount = (text: string): Money => minor(BigInt(text))
const typed = (row: Raw): LockedOrder => ({
  ...row,
  total: amount(row.total),
  mallPart: amount(row.mallPart),
  refunded: amount(row.refunded),
  mallRefunded: amount(row.mallRefunded),
})

/** Locks the order, so that transactions that change it run one after the other. */
export const lockOrder = async (tx: Tx, id: string): Promise<LockedOrder | null> => {
  const row = await findOne<Raw>(tx)`select ${columns} from orders.order_header where id = ${id} for no key update`
  return row && typed(row)
}

/** The changed fields of an order, and the actor if its status changes. */
export type OrderChange = Partial<Omit<Moving, 'nextAt' | 'nextDo' | 'movedBy' | 'movedFor'>> & {
  /** The next scheduled transition; null for none. */
  next?: { at: Date; do: NextDeed } | null
  by?: { actor: Actor; reason?: string }
}

/** Writes a change of a locked order. The database refuses status transitions that are not allowed. */
export const writeOrderChange = async (tx: Tx, order: LockedOrder, { next, by, ...change }: OrderChange): Promise<LockedOrder> => {
  const after = { ...order, ...change }
  const { at = null, do: deed = null } = (next === undefined ? { at: order.nextAt, do: order.nextDo } : next) ?? {}
  if (after.status !== order.status && !by) throw new Error(`nobody moves the order ${order.id}`)
  return typed(
    await getOne<Raw>(tx)`update orders.order_header set status = ${after.status}, payment_status = ${after.paymentStatus},
        delivery_status = ${after.deliveryStatus}, paid_at = ${after.paidAt}, collected_at = ${after.collectedAt}, handed_over_at = ${after.handedOverAt}, ended_at = ${after.endedAt}, accepted_at = ${after.acceptedAt},
        shipped_at = ${after.shippedAt}, delivered_at = ${after.deliveredAt}, received_at = ${after.receivedAt},
        return_until = ${after.returnUntil}, extended_at = ${after.extendedAt}, send_by = ${after.sendBy}, refunded = ${String(after.refunded)}::bigint,
        mall_refunded = ${String(after.mallRefunded)}::bigint, open_refunds = ${after.openRefunds}::smallint,
        next_at = ${at}, next_do = ${deed}, moved_by = ${by?.actor ?? order.movedBy}, moved_for = ${by?.reason ?? (by ? '' : order.movedFor)}
      where id = ${order.id} returning ${columns}`,
  )
}

/** The bought quantity of each line. */
export const orderedQuantities = (tx: Tx, id: string): Promise<{ line: number; quantity: number }[]> =>
  query<{ line: number; quantity: number }>(tx)`select line, quantity from orders.line where order_id = ${id} order by line`

/** Whether any order of a payment is not cancelled. */
export const anyGoesOn = (tx: Tx, paymentId: string): Promise<boolean> =>
  exists(tx)`select 1 from orders.order_header where payment_id = ${paymentId} and status <> 'cancelled' limit 1`

// While a refund request is unfinished, receipt is not confirmed automatically and the shop is not paid.
const mayBeMoved = sql`(open_refunds = 0 or next_do not in ('receive', 'complete'))`

/** Orders with a due transition, longest overdue first. */
export const dueOrders = async (db: Db, now: Date, limit: number): Promise<string[]> =>
  (
    await query<{ id: string }>(
      db,
    )`select id from orders.order_header where next_at <= ${now} and ${mayBeMoved} order by next_at limit ${limit}`
  ).map(({ id }) => id)

/** Locks one order with a due transition. Null if another transaction is changing the order or has already changed it. */
export const lockDueOrder = async (tx: Tx, id: string, now: Date): Promise<LockedOrder | null> => {
  const row = await findOne<Raw>(tx)`select ${columns} from orders.order_header
    where id = ${id} and next_at <= ${now} and ${mayBeMoved} for no key update skip locked`
  return row && typed(row)
}

type UpcomingOrder = { id: string; orderNo: string; shopName: string; nextAt: Date; nextDo: NextDeed }
/** Orders with a scheduled transition, newest order first. */
export const upcomingOrders = (db: Db, limit: number): Promise<UpcomingOrder[]> =>
  query<UpcomingOrder>(db)`select id, order_no as "orderNo", shop_name as "shopName", next_at as "nextAt", next_do as "nextDo"
    from orders.order_header where next_at is not null and ${mayBeMoved} order by id desc limit ${limit}`
