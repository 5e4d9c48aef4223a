import type { deliveryStatuses, Goods, OrderState, paymentStatuses } from '@plaza/contract'
import type { Language, Money } from '@plaza/values'
import type * as z from 'zod/mini'

type ClockDeed = 'accept' | 'remind' | 'cancel' | 'receive' | 'check_cash' | 'complete'
export type OrderStatus = OrderState
export type OrderPaymentStatus = (typeof paymentStatuses)[number]
export type OrderDeliveryStatus = (typeof deliveryStatuses)[number]

/** An order with the terms from its checkout and with its current state. */
export type OrderRecord = {
  id: string
  orderNo: string
  paymentId: string
  customerId: string
  shopId: string
  shopName: string
  status: OrderStatus
  paymentStatus: OrderPaymentStatus
  deliveryStatus: OrderDeliveryStatus
  items: Money
  shopDiscount: Money
  mallDiscount: Money
  delivery: Money
  shopDeliveryDiscount: Money
  mallDeliveryDiscount: Money
  tax: Money
  taxIncluded: boolean
  total: Money
  commissionRate: number
  refunded: Money
  mallRefunded: Money
  address: OrderAddress
  arrival: OrderArrival
  shown: { currency: string; symbol: string; rate: string }
  remark: string
  placedAt: Date
  paidAt: Date | null
  /** The time at which the cash was reported as collected. Null before the report and for other payment methods. */
  collectedAt: Date | null
  /** The time at which the cash was handed over to the mall. */
  handedOverAt: Date | null
  acceptedAt: Date | null
  shippedAt: Date | null
  deliveredAt: Date | null
  receivedAt: Date | null
  /** Last moment for a refund request. */
  returnUntil: Date | null
  extendedAt: Date | null
  /** Deadline for the shop to ship the order. Null before the shop accepts it. */
  sendBy: Date | null
  endedAt: Date | null
  nextAt: Date | null
  nextDo: ClockDeed | null
  openRefunds: number
  /** Number of order lines that the buyer has not rated yet. */
  toRate: number
  /** The reason of the last status change. */
  movedFor: string
  demo: boolean
  pieces: number
  linesCount: number
  /** The names of the first line. */
  first: Pick<z.infer<typeof Goods>, `name_${Language}`>
  /** Pictures of the first four lines of the order. */
  pictures: { image: string | null; tint: number }[]
}
/** The fields of an order that a list shows. */
export type ListedOrder = Pick<
  OrderRecord,
  | 'id'
  | 'orderNo'
  | 'paymentId'
  | 'shopId'
  | 'shopName'
  | 'status'
  | 'paymentStatus'
  | 'deliveryStatus'
  | 'total'
  | 'refunded'
  | 'arrival'
  | 'placedAt'
  | 'paidAt'
  | 'collectedAt'
  | 'shippedAt'
  | 'receivedAt'
  | 'returnUntil'
  | 'extendedAt'
  | 'sendBy'
  | 'nextAt'
  | 'nextDo'
  | 'openRefunds'
  | 'toRate'
  | 'pieces'
  | 'linesCount'
  | 'first'
  | 'pictures'
> & { address: Pick<OrderAddress, 'country' | 'fullName'> }
type OrderAddress = {
  fullName: string
  phone: string
  email: string
  country: string
  state: string
  city: string
  street: string
  postcode: string
}
type OrderArrival = { key: string; names: Record<string, string>; carrier: string; from: string; to: string; cod: boolean }

export type OrderLineRecord = {
  orderId: string
  line: number
  productId: string
  skuId: string
  goods: z.infer<typeof Goods>
  quantity: number
  price: Money
  amount: Money
  shopDiscount: Money
  mallDiscount: Money
  taxRate: number
  tax: Money
  /** The amount paid for all units of the line, including tax, after all discounts. */
  paid: Money
  /** True if all units of the line were refunded. */
  isGivenBack: boolean
}

export type OrderHistoryRow = { before: OrderStatus | null; after: OrderStatus; actor: string; reason: string; at: Date }
