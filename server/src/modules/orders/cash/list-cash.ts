import type { CashEntry, CashView, listCash as call } from '@plaza/contract'
import { done, formatMoney, refused } from '@plaza/values'
import { integerShape, readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { type Due, duesByIds, openDuesAfter } from '../../foundation/ledger/dues/index.ts'
import { cashOrdersAfter } from '../orders/index.ts'
import { type OrderRecord, ordersByIds } from '../orders/lookup/index.ts'
import { refundsByIds } from '../refunds/records/index.ts'
import { shopProfiles } from '../../shops/profile/index.ts'
import { allowStaff, namesOfStaff } from '../../identity/staff/operators/index.ts'
import { cashReaders } from './rights.ts'
import { shopOfDue } from './shop-of-due.ts'
import { toCashTransferView } from './to-transfer-view.ts'
import { openTransfersOf, transfersToSign } from './transfer-rows.ts'

type Found = { cashOrders: OrderRecord[]; dues: Due[]; next: string | null }

/** One page of the selected view, after the cursor. Includes the next cursor if more rows follow. */
const find = async (db: Db, view: CashView, after: string | null, limit: number): Promise<Found> => {
  if (view === 'owed') {
    const dues = await openDuesAfter(db, after, limit + 1)
    return { cashOrders: [], dues: dues.slice(0, limit), next: dues.length > limit ? (dues[limit - 1]?.id ?? null) : null }
  }
  if (view === 'to_sign') {
    const rows = await transfersToSign(db, after, limit + 1)
    const shown = rows.slice(0, limit)
    const ids = (of: (row: (typeof shown)[number]) => string | null) => shown.flatMap((row) => of(row) ?? [])
    return {
      cashOrders: await ordersByIds(
        db,
        ids(({ orderId }) => orderId),
      ),
      dues: await duesByIds(
        db,
        ids(({ dueId }) => dueId),
      ),
      next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    }
  }
  const cashOrders = await cashOrdersAfter(db, view, after, limit + 1)
  return { cashOrders: cashOrders.slice(0, limit), dues: [], next: cashOrders.length > limit ? (cashOrders[limit - 1]?.id ?? null) : null }
}

const refundOf = ({ reference }: Due): string => reference.slice('refund:'.length)

/** Lists cash-on-delivery payments that wait for a staff action. */
export const listCash: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const { db } = kernel
  const staff = await allowStaff(ctx, cashReaders)
  if ('refused' in staff) return staff
  const listName = `cash-${input.view}`
  const after = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !after) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const { cashOrders, dues, next } = await find(db, input.view, after?.id ?? null, input.limit)
  const [names, shops, refunds, transfers] = await Promise.all([
    namesOfStaff(db),
    shopProfiles(db, [...new Set([...cashOrders.map(({ shopId }) => shopId), ...dues.map(shopOfDue)])]),
    refundsByIds(db, dues.map(refundOf)),
    openTransfersOf(db, { orderIds: cashOrders.map(({ id }) => id), dueIds: dues.map(({ id }) => id) }),
  ])
  const shopOf = (id: string) => ({ id, name: shops.get(id)?.name ?? '' })
  const transferOf = (row: (typeof transfers)[number] | undefined) => (row ? toCashTransferView(row, names, staff) : null)
  const orders = cashOrders.map((order): CashEntry => ({
    kind: 'order',
    id: order.id,
    order_id: order.id,
    order_no: order.orderNo,
    shop: shopOf(order.shopId),
    amount: formatMoney(order.total),
    since: (order.collectedAt ?? order.receivedAt ?? order.placedAt).toISOString(),
    due: null,
    transfer: transferOf(transfers.find(({ orderId }) => orderId === order.id)),
  }))
  const owed = dues.map((due): CashEntry => {
    const refund = refunds.get(refundOf(due))
    return {
      kind: 'refund',
      id: refundOf(due),
      order_id: refund?.orderId ?? '',
      order_no: refund?.orderNo ?? '',
      shop: shopOf(shopOfDue(due)),
      amount: formatMoney(due.needs),
      since: due.since.toISOString(),
      due: due.dueAt.toISOString(),
      transfer: transferOf(transfers.find(({ dueId }) => dueId === due.id)),
    }
  })
  return done({
    list: [...orders, ...owed],
    next_cursor: next === null ? null : writeCursor({ by: listName, value: next, id: next }),
  })
}
