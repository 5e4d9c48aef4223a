import type { deliveryStatuses, Goods, OrderState, paymentStatuses } from '@plaza/contract'
import type { Money } from '@plaza/values'
import type * as z from 'zod/mini'

type ClockDeed = 'accept' | 'remind' | 'cancel' | 'receive' | 'check_cash' | 'complete'
export type SaleStatus = OrderState
export type SalePaymentStatus = (typeof paymentStatuses)[number]
export type SaleDelivery = (typeof deliveryStatuses)[number]

/** An order as agreed, with its current state. */
export type Sale = {
  id: string
  orderNo: string
  paymentId: string
  customerId: string
  shopId: string
  shopName: string
  status: SaleStatus
  paymentStatus: SalePaymentStatus
  deliveryStatus: SaleDelivery
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
  address: SaleAddress
  arrival: SaleArrival
  shown: { currency: string; symbol: string; rate: string }
  remark: string
  placedAt: Date
  paidAt: Date | null
  /** The time at which its cash was reported as collected; null for other payment methods. */
  collectedAt: Date | null
  acceptedAt: Date | null
  shippedAt: Date | null
  deliveredAt: Date | null
  receivedAt: Date | null
  /** Last moment for a refund request. */
  returnUntil: Date | null
  extendedAt: Date | null
  /** Until when the shop has to send it; null before it is accepted. */
  sendBy: Date | null
  endedAt: Date | null
  nextAt: Date | null
  nextDo: ClockDeed | null
  openRefunds: number
  /** Lines that wait to be rated. */
  toRate: number
  /** Why it was moved last. */
  movedFor: string
  demo: boolean
  pieces: number
  /** Of the first four lines. */
  pictures: { image: string | null; tint: number }[]
}
/** The fields of an order in a list. */
export type ListedSale = Pick<
  Sale,
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
  | 'pictures'
> & { address: Pick<SaleAddress, 'country' | 'fullName'> }
type SaleAddress = {
  fullName: string
  phone: string
  email: string
  country: string
  state: string
  city: string
  street: string
  postcode: string
}
type SaleArrival = { key: string; names: Record<string, string>; carrier: string; from: string; to: string; cod: boolean }

export type SaleLine = {
  saleId: string
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
  /** For all of it, with tax, after every discount. */
  paid: Money
  /** All of that went back. */
  isGivenBack: boolean
}

export type SaleEvent = { before: SaleStatus | null; after: SaleStatus; actor: string; reason: string; at: Date }
