/** Events between modules. A module publishes an event in the transaction that makes the event true. */
export type EventPayloads = {
  'stock.changed': { levels: { skuId: string; left: number; version: string }[] }
  /** Units that left the stock because they were bought. */
  'stock.sold': { skus: { skuId: string; quantity: number }[] }
  /** Units returned to stock because their orders were cancelled. */
  'stock.returned': { skus: { skuId: string; quantity: number; reference?: string }[] }
  /** SKUs with at most five units left to sell. */
  'stock.low': { skus: { skuId: string; left: number }[] }
  'reviews.tallied': { tallies: { productId: string; sum: number; count: number; version: string }[] }
  'catalogue.changed': { productIds: string[] }
  /** The catalogue now shows that these products are sold out, or are in stock again. */
  'catalogue.stocked': { productIds: string[] }
  /** The catalog shows the new average rating of these products. */
  'catalogue.tallied': { productIds: string[] }
  /** An empty category or brand was deleted. */
  'catalogue.removed': { kind: 'category' | 'brand'; id: string }
  'content.changed': { what: 'ads' | 'news' | 'announcements' | 'policies' }
  /** A payment at a gateway ended. `paid_late` follows `failed`: the money arrived after all, and is credited to a user. */
  'payment.settled': { reference: string; state: 'paid' | 'failed' | 'paid_late'; sessionId: string; at: string }
  /** A gateway refunded a payment. `part` names the requested partial refund; null means the whole remaining amount. */
  'payment.returned': { reference: string; part: string | null; amount: string; at: string }
  /**
   * A due, which is a debt that waited for its debtor's money, is paid. `reference` identifies the debt's record, and `by` says whose money paid it.
   */
  'due.paid': { reference: string; by: 'debtor' | 'mall'; at: string }
  /** An order was placed. The buyer still has to pay, or pays the courier on receipt. */
  'order.placed': { orderIds: string[]; paymentId: string; customerId: string; method: 'wallet' | 'card' | 'cod' }
  'order.paid': { orderIds: string[]; paymentId: string; customerId: string }
  /** The orders were not paid, and their stock is for sale again. */
  'order.cancelled': { orderIds: string[]; paymentId: string; customerId: string; why: string }
  /** A paid or cash order was cancelled before receipt, or all its money was refunded. `why` is the reason. */
  'order.called_off': { orderId: string; paymentId: string; customerId: string; shopId: string; why: string }
  /** A completed order was refunded in part or in full. */
  'order.given_back': { orderId: string; customerId: string }
  /** All the money of these order lines was refunded. Each line is published once. Its `reference` is the key of its order in the stock records. */
  'order.lines_given_back': {
    orderId: string
    customerId: string
    lines: { line: number; skuId: string; quantity: number; reference: string }[]
  }
  /** The shop has received the money for these orders. */
  'order.completed': { orderIds: string[]; customerId: string }
  /** A carrier reported a new state of a parcel. */
  'parcel.moved': { parcelId: string; orderId: string; step: 'in_transit' | 'on_the_way' | 'delivered'; at: string }
  /** A carrier reported that its courier was paid in cash for an order. */
  'parcel.cash_collected': { parcelId: string; orderId: string; at: string }
  'settings.changed': { what: 'currency' | 'language' | 'wallet' | 'config' }
}

export type EventName = keyof EventPayloads & string
