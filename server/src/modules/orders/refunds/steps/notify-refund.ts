import { type RefundState, storefrontLinks } from '@plaza/contract'
import { formatMoney, type Money } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import { pushLive } from '../../../../platform/events/live.ts'
import { notify } from '../../../foundation/notifications/index.ts'
import type { LockedOrder } from '../../orders/steps/index.ts'
import { notifyOwner, notifyShopChange as tellConsole } from '../../../shops/profile/owners/index.ts'
import type { RefundRow } from '../records/refund-rows.ts'

/** A state change of a request: the state before, its actor, note and time. */
type Step = { before: RefundState | null; by: string; note: string; now: Date }
type RefundDetails = { refund: RefundRow; order: Pick<LockedOrder, 'orderNo' | 'shopName'> }

const sum = (amount: Money | null) => ({ money: formatMoney(amount ?? (0n as Money)), symbol: '$' })

/** Notifies the buyer of a state change, unless the buyer caused it. */
const notifyBuyer = async (tx: Tx, { refund, order }: RefundDetails, { before, by, note, now }: Step): Promise<void> => {
  const { state, customerId, dueAt } = refund
  const isOwn = by.startsWith('customer:')
  const { orderNo } = order
  const day = { day: (dueAt ?? now).toISOString() }
  const view = { link: storefrontLinks.refund(refund.id), once: `refund:${refund.id}:${refund.version}`, now }
  if (state === 'refunded')
    return notify(tx, customerId, { ...view, template: 'refund_paid', values: { order: orderNo, amount: sum(refund.returned) } })
  if (state === 'refunding' && refund.backTo === 'card')
    return notify(tx, customerId, { ...view, template: 'refund_to_card', values: { order: orderNo, amount: sum(refund.returned) } })
  if (state === 'refund_owed')
    return notify(tx, customerId, {
      ...view,
      template: 'refund_owed',
      values: { order: orderNo, shop: order.shopName, amount: sum(refund.returned), day },
    })
  if (state === 'awaiting_return')
    return notify(tx, customerId, { ...view, template: 'refund_approved', values: { order: orderNo, amount: sum(refund.asked), day } })
  if (isOwn) return
  if (state === 'offered')
    return notify(tx, customerId, {
      ...view,
      template: 'refund_offered',
      values: { order: orderNo, shop: order.shopName, amount: sum(refund.offered), day },
    })
  if (state === 'applied' && before === 'offered')
    return notify(tx, customerId, { ...view, template: 'refund_offer_over', values: { order: orderNo, shop: order.shopName } })
  if (state === 'rejected')
    return notify(tx, customerId, { ...view, template: 'refund_rejected', values: { order: orderNo, day }, ...(note && { reason: note }) })
  if (state === 'escalated')
    return notify(tx, customerId, {
      ...view,
      template: 'refund_disputed',
      values: { order: orderNo, shop: order.shopName },
      ...(note && { reason: note }),
    })
  if (state === 'closed')
    return notify(tx, customerId, { ...view, template: 'refund_closed', values: { order: orderNo }, ...(note && { reason: note }) })
  if (state === 'cancelled') return notify(tx, customerId, { ...view, template: 'refund_lapsed', values: { order: orderNo } })
}

/** Notifies the shop's owner of requests that wait for the shop, and of decisions about requests. */
const notifyShopOwner = async (tx: Tx, { refund, order }: RefundDetails, { by, now }: Step): Promise<void> => {
  const { state } = refund
  const { orderNo } = order
  const day = { day: (refund.dueAt ?? now).toISOString() }
  const view = { link: storefrontLinks.shopRecord('refund', refund.id), once: `shop-refund:${refund.id}:${refund.version}`, now }
  if (state === 'applied')
    return notifyOwner(tx, refund.shopId, {
      ...view,
      template: 'shop_refund_asked',
      values: { order: orderNo, amount: sum(refund.asked), day },
    })
  if (state === 'awaiting_return' && refund.kind === 'withdrawal')
    return notifyOwner(tx, refund.shopId, { ...view, template: 'shop_refund_withdrawn', values: { order: orderNo } })
  if (state === 'refund_owed')
    return notifyOwner(tx, refund.shopId, {
      ...view,
      template: 'shop_refund_owed',
      values: { order: orderNo, amount: sum(refund.returned), day },
    })
  if (state === 'return_shipped')
    return notifyOwner(tx, refund.shopId, { ...view, template: 'shop_refund_sent', values: { order: orderNo, day } })
  if (state === 'escalated')
    return notifyOwner(tx, refund.shopId, { ...view, template: 'shop_refund_escalated', values: { order: orderNo } })
  if (state === 'closed' && by.startsWith('operator:'))
    return notifyOwner(tx, refund.shopId, { ...view, template: 'shop_refund_closed', values: { order: orderNo } })
  if (state === 'refunded' && !by.startsWith('seller:'))
    return notifyOwner(tx, refund.shopId, {
      ...view,
      template: 'shop_refund_paid',
      values: { order: orderNo, amount: sum(refund.returned) },
    })
}

/** Tells clients of buyer and shop that show the request to reload it after the commit. */
const pushRefund = async (tx: Tx, { orderId, customerId, shopId }: RefundRow): Promise<void> => {
  const data = { order_id: orderId }
  await pushLive(tx, 'customer', 'order', [{ personId: customerId, data }])
  await tellConsole(tx, shopId, 'order', data)
}

/** Notifies the other side, buyer or shop, of evidence added while staff review the request. */
export const notifyAddition = async (
  tx: Tx,
  { refund, order }: RefundDetails,
  { side, now }: { side: 'customer' | 'seller'; now: Date },
): Promise<void> => {
  await pushRefund(tx, refund)
  const { orderNo } = order
  const once = `refund:${refund.id}:added:${refund.version}`
  if (side === 'customer')
    return notifyOwner(tx, refund.shopId, {
      template: 'shop_refund_evidence',
      values: { order: orderNo },
      link: storefrontLinks.shopRecord('refund', refund.id),
      once,
      now,
    })
  await notify(tx, refund.customerId, {
    template: 'refund_evidence',
    values: { order: orderNo, shop: order.shopName },
    link: storefrontLinks.refund(refund.id),
    once,
    now,
  })
}

/** Notifies buyer and shop of a state change of a request. */
export const notifyRefundStep = async (tx: Tx, details: RefundDetails, step: Step): Promise<void> => {
  const { refund } = details
  await notifyBuyer(tx, details, step)
  await pushRefund(tx, refund)
  await notifyShopOwner(tx, details, step)
}

/** Reminds the buyer one day before the deadline for sending the goods back. */
export const remindOfReturn = (tx: Tx, refund: RefundRow, now: Date): Promise<void> =>
  notify(tx, refund.customerId, {
    template: 'refund_reminder',
    values: { order: refund.orderNo, day: { day: (refund.dueAt ?? now).toISOString() } },
    link: storefrontLinks.refund(refund.id),
    once: `refund:${refund.id}:reminder`,
    now,
  })
