import type { MallOrderRow, MallRefundRow } from '@plaza/contract'
import { formatMoney, type Language } from '@plaza/values'
import type { Db } from '../../../platform/db/database.ts'
import { customersByIds } from '../../identity/accounts/index.ts'
import { labelOf, paymentLabelOf, type Sale } from '../../orders/orders/lookup/index.ts'
import { type everyRefundBefore, stateLabel } from '../../orders/refunds/records/index.ts'
import { shopProfiles } from '../../shops/profile/index.ts'

type RefundRow = Awaited<ReturnType<typeof everyRefundBefore>>[number]

const named = async (db: Db, ids: readonly string[]) => {
  const people = await customersByIds(db, [...new Set(ids)])
  return (id: string) => ({ id, name: people.get(id)?.fullName ?? '' })
}

export const toMallOrderList = async (db: Db, sales: readonly Sale[], lang: Language): Promise<MallOrderRow[]> => {
  const buyer = await named(
    db,
    sales.map(({ customerId }) => customerId),
  )
  return sales.map((sale) => ({
    id: sale.id,
    order_no: sale.orderNo,
    customer: buyer(sale.customerId),
    shop: { id: sale.shopId, name: sale.shopName },
    state: sale.status,
    payment_state: sale.paymentStatus,
    label: labelOf(sale.status, lang),
    payment_label: paymentLabelOf(sale.paymentStatus, lang),
    total: formatMoney(sale.total),
    refunded: formatMoney(sale.refunded),
    placed_at: sale.placedAt.toISOString(),
    open_refunds: sale.openRefunds,
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
    order_id: row.saleId,
    order_no: row.orderNo,
    customer: buyer(row.customerId),
    shop: { id: row.shopId, name: shops.get(row.shopId)?.name ?? '' },
    state: row.state,
    label: stateLabel(row.state, lang),
    kind: row.kind,
    reason: row.reason,
    amount: formatMoney(row.returned ?? row.asked),
    asked_at: row.askedAt.toISOString(),
    due: row.dueAt?.toISOString() ?? null,
  }))
}
