/** News that slices tell each other. A fact is told in the transaction that makes it true. */
export type Facts = {
  'stock.changed': { levels: { skuId: string; left: number; version: string }[] }
  'reviews.tallied': { tallies: { productId: string; sum: number; count: number; version: string }[] }
  'catalogue.changed': { productIds: string[] }
  /** The catalogue shows what these have run out of, or have again. */
  'catalogue.stocked': { productIds: string[] }
  /** The catalogue shows the new average of these. */
  'catalogue.tallied': { productIds: string[] }
  'content.changed': { what: 'ads' | 'news' | 'announcements' | 'policies' }
  /** A hosted payment came to an end. `paid_late` follows `failed`: the money came after all, and is somebody's. */
  'payment.settled': { reference: string; state: 'paid' | 'failed' | 'paid_late'; sessionId: string; at: string }
  /** Money of a hosted payment is back where it came from: the part that was asked for by this name, or all that was left of it. */
  'payment.returned': { reference: string; part: string | null; amount: string; at: string }
  'settings.changed': { what: 'currency' | 'language' | 'wallet' | 'config' }
}

export type FactName = keyof Facts & string
