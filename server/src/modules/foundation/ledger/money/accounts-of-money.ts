/**
 * All account types that contain money. Accounts of people, shops and orders have a tracked balance. The other types are the outside world's and the
 * mall's accounts.
 */
export type MoneyAccount =
  | `customer.available/${string}`
  | `customer.frozen/${string}`
  | `order.escrow/${string}`
  | `shop.available/${string}`
  | `shop.frozen/${string}`
  | `shop.receivable/${string}`
  | `cash/${string}`
  | 'commission'
  | 'promotions'
  | 'fees'
  | 'suspense'

export const availableOf = (customerId: string) => `customer.available/${customerId}` as const
export const frozenOf = (customerId: string) => `customer.frozen/${customerId}` as const
export const escrowOf = (orderId: string) => `order.escrow/${orderId}` as const
export const shopAvailableOf = (shopId: string) => `shop.available/${shopId}` as const
export const shopFrozenOf = (shopId: string) => `shop.frozen/${shopId}` as const
export const owedByShop = (shopId: string) => `shop.receivable/${shopId}` as const
/** The account of one payment channel to the outside world: a recharge wallet, a card gateway, a bank, a courier's cash. */
export const cashOf = (channel: string) => `cash/${channel.toLowerCase()}` as const
