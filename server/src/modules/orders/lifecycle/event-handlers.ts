import { eventHandler } from '../../../platform/events/events.ts'
import { lockOrder } from '../orders/steps/index.ts'
import { recordCashPayment } from './collect-cash.ts'
import { followParcels } from './progress-order.ts'

export const lifecycleEventHandlers = [
  eventHandler('parcel.moved', 'an order is where its parcels are', async (tx, { orderId, at }) => {
    const order = await lockOrder(tx, orderId)
    if (order) await followParcels(tx, order, new Date(at))
  }),
  eventHandler('parcel.cash_collected', 'an order is paid when its courier was', async (tx, { orderId, at }) => {
    const order = await lockOrder(tx, orderId)
    // An order does not change if it is not paid in cash or was refunded in the meantime.
    if (order) await recordCashPayment(tx, order, { actor: 'system', now: new Date(at) })
  }),
]
