import { done, formatMoney, greatestMoney, minor, type Money, nothing, refused, type Refused } from '@plaza/values'

type Recipient = { id: string; ownerId: string; name: string; status: 'open' | 'suspended' | 'closed'; demo: boolean }
type Offered = { own: boolean; shop: Recipient }

/** Whether a customer may transfer money to this shop, regardless of the amount. */
export const planRecipient = (
  shop: Recipient | null,
  { customerId, offer }: { customerId: string; offer: 'own' | 'any' | 'off' },
): { done: Offered } | Refused<'shop_unknown'> | Refused<'shop_closed'> | Refused<'not_offered'> => {
  if (!shop) return refused('shop_unknown')
  const own = shop.ownerId === customerId
  if (offer === 'off' || (offer === 'own' && !own)) return refused('not_offered')
  return shop.status === 'open' ? done({ own, shop }) : refused('shop_closed')
}

/** A customer's transfers within the last 24 hours to shops that the customer does not own. */
export type TransfersToday = { sum: Money; count: number; firstAt: Date | null }

export const transferableToday = (transfersToday: TransfersToday, dailyCap: Money): Money =>
  greatestMoney(nothing, minor(dailyCap - transfersToday.sum))

/** Whether the daily limits allow a transfer to a shop that the customer does not own. */
export const planDay = (
  transfersToday: TransfersToday,
  amount: Money,
  bounds: { dailyCap: Money; maxInADay: number; dayMs: number; now: Date },
): Refused<'rule'> | Refused<'paused'> | null => {
  const frees = transfersToday.firstAt && new Date(transfersToday.firstAt.getTime() + bounds.dayMs)
  if (transfersToday.count >= bounds.maxInADay && frees)
    return refused('paused', { retry_after: Math.max(1, Math.ceil((frees.getTime() - bounds.now.getTime()) / 1000)) })
  if (amount <= transferableToday(transfersToday, bounds.dailyCap)) return null
  return refused('rule', { rule: 'daily_cap', until: frees?.toISOString() ?? null, limit: formatMoney(bounds.dailyCap) })
}
