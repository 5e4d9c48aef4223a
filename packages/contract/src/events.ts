/** Events between modules. An event is published in the transaction that makes it true. */
export type EventPayloads = {
  'stock.changed': { levels: { skuId: string; left: number; version: string }[] }
  /** Units that left the stock for a buyer. */
  'stock.sold': { skus: { skuId: string; quantity: number }[] }
  /** So many came back to the shelf, because their orders were called off. */
  'stock.returned': { skus: { skuId: string; quantity: number; reference?: string }[] }
  /** No more than five of these can be sold any more. */
  'stock.low': { skus: { skuId: string; left: number }[] }
  'reviews.tallied': { tallies: { productId: string; sum: number; count: number; version: string }[] }
  'catalogue.changed': { productIds: string[] }
  /** The catalogue shows what these have run out of, or have again. */
  'catalogue.stocked': { productIds: string[] }
  /** The catalogue shows the new average of these. */
  'catalogue.tallied': { productIds: string[] }
  /** A category or a brand is not there any more; nothing stood in it. */
  'catalogue.removed': { kind: 'category' | 'brand'; id: string }
  'content.changed': { what: 'ads' | 'news' | 'announcements' | 'policies' }
  /** A hosted payment ended. `paid_late` follows `failed`: the money arrived after all and belongs to a user. */
  'payment.settled': { reference: string; state: 'paid' | 'failed' | 'paid_late'; sessionId: string; at: string }
  /** Money of a hosted payment is back where it came from: the part that was asked for by this name, or all that was left of it. */
  'payment.returned': { reference: string; part: string | null; amount: string; at: string }
  /** A transfer that waited for its debtor is paid: `reference` is what it is for, `by` says whose money it was. */
  'due.paid': { reference: string; by: 'debtor' | 'mall'; at: string }
  /** An order waits to be paid, or is to be paid to the courier. */
  'order.placed': { orderIds: string[]; paymentId: string; customerId: string; method: 'wallet' | 'card' | 'cod' }
  'order.paid': { orderIds: string[]; paymentId: string; customerId: string }
  /** The order was not paid, and its stock is free again. */
  'order.cancelled': { orderIds: string[]; paymentId: string; customerId: string; why: string }
  /** A sold order is over before it was received, or all of its money went back: `why` is what it was ended for. */
  'order.called_off': { orderId: string; paymentId: string; customerId: string; shopId: string; why: string }
  /** A part of a completed order's money went back after all, or all of it. */
  'order.given_back': { orderId: string; customerId: string }
  /** All the money of these order lines was refunded. Each line is published once. `reference` is the order's key in the stock. */
  'order.lines_given_back': {
    orderId: string
    customerId: string
    lines: { line: number; skuId: string; quantity: number; reference: string }[]
  }
  /** The money of these is the shop's now. */
  'order.completed': { orderIds: string[]; customerId: string }
  /** A carrier said where a parcel is. */
  'parcel.moved': { parcelId: string; orderId: string; step: 'in_transit' | 'on_the_way' | 'delivered'; at: string }
  /** A carrier reported that its courier was paid in cash for an order. */
  'parcel.cash_collected': { parcelId: string; orderId: string; at: string }
  'settings.changed': { what: 'currency' | 'language' | 'wallet' | 'config' }
}

export type EventName = keyof EventPayloads & string
