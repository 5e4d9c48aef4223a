import type { MallOrderRow, MallRefundRow } from '@plaza/contract'
import { formatMoney, type Language } from '@plaza/values'
import type { Db } from '../../../platform/db/database.ts'
import { customersByIds } from '../../identity/accounts/index.ts'
import { labelOf, paymentLabelOf, type OrderRecord } from '../../orders/orders/lookup/index.ts'
import { type everyRefundBefore, stateLabel } from '../../orders/refunds/records/index.ts'
import { shopProfiles } from '../../shops/profile/index.ts'

type RefundRow = Awaited<ReturnType<typeof everyRefundBefore>>[number]

const named = async (db: Db, ids: readonly string[]) => {
  const people = await customersByIds(db, [...new Set(ids)])
  return (id: string) => ({ id, name: people.get(id)?.fullName ?? '' })
}

export const toMallOrderList = async (db: Db, orders: readonly OrderRecord[], lang: Language): Promise<MallOrderRow[]> => {
  const buyer = await named(
    db,
    orders.map(({ customerId }) => customerId),
  )
  return orders.map((order) => ({
    id: order.id,
    order_no: order.orderNo,
    customer: buyer(order.customerId),
    shop: { id: order.shopId, name: order.shopName },
    state: order.status,
    payment_state: order.paymentStatus,
    label: labelOf(order.status, lang),
    payment_label: paymentLabelOf(order.paymentStatus, lang),
    total: formatMoney(order.total),
    refunded: formatMoney(order.refunded),
    placed_at: order.placedAt.toISOString(),
    open_refunds: order.openRefunds,
  }))
}

export const toMallRefundList = async (db: Db, rows: readonly RefundRow[], lang: Language): Promise<MallRefundRow[]> => {
  const buyer = await named(
    db,
    rows.map(({ customerId }) => customerId),
  )
  const shops = await shopProfiles(db, [...new Set(rows.map(({ shopId }) => shopId))])
  return rows.map((row) => ({
    id: row.id,
    order_id: row.orderId,
    order_no: row.orderNo,
    customer: buyer(row.customerId),
    shop: { id: row.shopId, name: shops.get(row.shopId)?.name ?? '' },
    state: row.state,
    label: stateLabel(row.state, lang, 'operator'),
    kind: row.kind,
    reason: row.reason,
    amount: formatMoney(row.returned ?? row.asked),
    asked_at: row.askedAt.toISOString(),
    due: row.dueAt?.toISOString() ?? null,
  }))
}
