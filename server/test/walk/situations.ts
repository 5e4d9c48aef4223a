const byTime = ['accept', 'remind', 'cancel', 'receive', 'check_cash', 'complete'] as const
const refundsByTime = ['applied', 'offered', 'awaiting_return', 'return_shipped', 'rejected'] as const
/** Situations that may contain a fault. A walk cannot find a fault in a situation that does not occur. */
export const situations = [
  'a later parcel',
  'delivered after an extension',
  'received within the return window',
  'receipt with one line missing',
  'commission taken off a debt',
  'an unpaid purchase of two orders called off',
  'later units with other cents',
  'a part of what a coupon of the mall paid for',
  'unpaid, then time',
  ...byTime.map((each) => `order to ${each}, then time`),
  ...refundsByTime.map((each) => `refund ${each}, then time`),
] as const
/** These situations occur only in thousands of orders (`npm run walk`). Separate tests cover them. */
export const rareSituations = [
  'commission that is more than the debt',
  'the older of two waiting refunds paid',
  'a second refund of an order while one waits',
  'delivery back with the last of two refunds',
  'the rest, after a part was paid in part',
] as const
export type Situation = (typeof situations)[number] | (typeof rareSituations)[number]
