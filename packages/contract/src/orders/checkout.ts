import * as z from 'zod/mini'
import { Address } from '../identity/addresses.ts'
import { call } from '../call.ts'
import { Costs, CountedCoupon, Goods, Item, ShopOfLines, coupling, lineCosts, maxCartLines } from './cart.ts'
import { DeliveryMethod } from './shipping.ts'
import { IdempotencyKey, Id, Price, Secret, SixDigits, Time, line, list, localizedFields, oneOf, optional, text } from '../fields.ts'

export const paymentMethods = ['wallet', 'card', 'cod'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const QuoteLine = z.extend(Goods, lineCosts)
export type QuoteLine = z.infer<typeof QuoteLine>

export const QuoteShop = z.object({
  shop: ShopOfLines,
  lines: z.array(QuoteLine),
  /** Shipping methods that deliver all lines of this shop to the address, the cheapest first. */
  methods: z.array(DeliveryMethod),
  /** The selected shipping method. Null if no method delivers to the address. */
  method: z.nullable(z.string()),
  /** Products that no shipping method of the shop delivers to the address. */
  not_deliverable: z.array(z.string()),
  to_free_delivery: z.nullable(Price),
  coupon: z.nullable(CountedCoupon),
  coupons: z.array(CountedCoupon),
  costs: Costs,
})
export type QuoteShop = z.infer<typeof QuoteShop>

/**
 * A payment method, with the reason if it is unavailable: the balance is `short` by `short_by`, the total is over the `limit`, the `place` or `shop`
 * excludes the method, or it is `not_set_up`.
 */
export const PayOption = z.object({
  way: z.enum(paymentMethods),
  open: z.boolean(),
  reason: z.nullable(z.enum(['short', 'limit', 'place', 'shop', 'not_set_up', 'nothing_to_pay'])),
  /** The wallet's balance. Set for the payment method wallet only. */
  balance: z.nullable(Price),
  left_after: z.nullable(Price),
  short_by: z.nullable(Price),
  limit: z.nullable(Price),
  /**
   * The shops that exclude cash on delivery, by the reasons `place` and `shop`. For the `place`: the names of the countries in which the shop takes
   * cash, and its shipping method that would collect cash at this address.
   */
  excluded_by: z.array(
    z.object({ shop: z.string(), countries: z.array(z.string()), method: z.nullable(z.object(localizedFields('name'))) }),
  ),
  /** True if the payment needs a code in addition to the password. */
  needs_code: z.boolean(),
})
export type PayOption = z.infer<typeof PayOption>

export const Quote = z.object({
  /** ID of the quote. Null while the order is not possible, because a product cannot be delivered to the address. */
  quote_id: z.nullable(z.string()),
  expires_at: Time,
  address: Address,
  shops: z.array(QuoteShop),
  /** Ticked cart lines that the quote leaves out, because their shops do not deliver them to the address. They stay in the cart. */
  left_out: z.array(Goods),
  /** The mall coupon and the delivery coupon that apply. `more_coupons` are the user's other coupons. */
  coupons: z.array(CountedCoupon),
  more_coupons: z.array(CountedCoupon),
  costs: Costs,
  pay: z.array(PayOption),
  /** The shopper's display currency and its current rate. The charge is in the base currency. */
  shown: z.object({ currency: z.string(), symbol: z.string(), rate: z.string() }),
  charged_in: z.string(),
  return_days: z.number(),
})
export type Quote = z.infer<typeof Quote>

const byShop = <T extends z.core.$ZodType>(value: T) => z.record(z.string().check(z.regex(/^[1-9][0-9]{0,18}$/, 'id')), value)

/**
 * The full price of a purchase, immutable and valid for 15 minutes. Without `items` the quote covers the ticked cart lines. With `items` it is a
 * direct purchase and leaves the cart unchanged.
 */
export const makeQuote = call({
  method: 'POST',
  path: '/checkout/onepage/quote',
  who: 'customer',
  summary: 'Get a price quote with every delivery and payment method. It is valid for 15 minutes',
  input: z.object({
    /** Address of the delivery. Defaults to the user's default address. */
    address_id: optional(Id),
    /** Key of the shipping method, by shop ID. Defaults to the method chosen last, or to the cheapest. */
    delivery: optional(byShop(line(40, 1))),
    ...coupling,
    items: optional(list(Item, maxCartLines)),
    /** The shopper's display currency. */
    currency: optional(line(10)),
  }),
  answer: Quote,
  refusals: {
    address_missing: 2000008,
    address_unknown: 2000019,
    /** `data.lines` lists the product and SKU IDs of the lines that are no longer for sale. */
    product_gone: 2000021,
    /** `data.lines` lists the lines that exceed the stock, with their `items_left`. */
    short_of_stock: 2000023,
    /** `data.lines` lists the lines from a shop that the buyer owns or works for. */
    own_shop: 3000001,
    /** `data.reason` is one of `couponReasons`. `data.code` is the code of the refused coupon. */
    coupon_refused: 2000004,
    nothing_to_buy: 1000009,
  },
})

export const paymentStates = ['unpaid', 'paying', 'paid', 'cod_due', 'cancelled', 'returned'] as const

export const PlacedOrder = z.object({
  id: z.string(),
  order_no: z.string(),
  shop: ShopOfLines,
  pieces: z.number(),
  pictures: z.array(z.object({ image: z.nullable(z.string()), tint: z.number() })),
  total: Price,
  arrival_method: z.object({ key: z.string(), from: z.string(), to: z.string() }),
})
export type PlacedOrder = z.infer<typeof PlacedOrder>

/** The current state of a payment with its orders, for the last checkout step. */
export const Payment = z.object({
  payment_id: z.string(),
  status: z.enum(paymentStates),
  method: z.enum(paymentMethods),
  amount: Price,
  costs: Costs,
  orders: z.array(PlacedOrder),
  address: z.object({ full_name: z.string(), phone: z.string(), lines: z.array(z.string()), country_name: z.string() }),
  placed_at: Time,
  /** Deadline for the payment; null once it is made. */
  pay_by: z.nullable(Time),
  paid_at: z.nullable(Time),
  /** URL where the buyer completes an unpaid card payment. */
  redirect_url: z.nullable(z.string()),
  /** Reason why the last attempt to pay failed: `declined`, `timed_out`. */
  failed: z.nullable(z.string()),
  /** Reason of the cancellation: `asked` (on request) or `not_paid` (not paid in time). */
  cancelled_for: z.nullable(z.string()),
  actions: z.array(z.enum(['pay', 'cancel'])),
  pay: z.array(PayOption),
  shown: z.object({ currency: z.string(), symbol: z.string(), rate: z.string() }),
})
export type Payment = z.infer<typeof Payment>

export const placeOrder = call({
  method: 'POST',
  path: '/checkout/onepage/place',
  who: 'customer',
  once: true,
  summary:
    'Place one order per shop, with one payment for all. Stock is held while the mall waits for the payment (`pay_minutes`, else 30)',
  input: z.object({
    quote_id: Id,
    payment_method: oneOf(paymentMethods),
    /** Remarks for the sellers, by shop. */
    remarks: optional(byShop(text(140))),
    idempotency_key: IdempotencyKey,
  }),
  answer: z.object({
    payment_id: z.string(),
    orders: z.array(z.object({ id: z.string(), order_no: z.string() })),
    amount: Price,
    status: z.enum(paymentStates),
  }),
  refusals: {
    quote_unknown: 2000019,
    /**
     * `data.changes`: differences since the quote was made; the client must request a new quote. If a cart line was bought, changed or removed
     * elsewhere, the difference is `what: cart`, with the old and new quantity. If the line was bought, `data.placed` is the answer to that order.
     */
    changed: 3000003,
    product_gone: 2000021,
    short_of_stock: 2000023,
    own_shop: 3000001,
    coupon_refused: 2000004,
    not_open: 1500019,
  },
})

export const payOrder = call({
  method: 'POST',
  path: '/checkout/onepage/pay',
  who: 'customer',
  once: true,
  summary: 'Pay a placed purchase, by the chosen method or another one',
  input: z.object({
    payment_id: Id,
    method: oneOf(paymentMethods),
    /** Needed for payments from the wallet only. */
    password: optional(Secret),
    /** The code from send_code with purpose=pay. Needed if `needs_code` is set. */
    code: optional(SixDigits),
    idempotency_key: IdempotencyKey,
  }),
  answer: z.object({ status: z.enum(paymentStates), redirect_url: z.nullable(z.string()) }),
  refusals: {
    payment_unknown: 1500018,
    /** `data.status` is the state of the payment. If the payment method is unavailable, `data.reason` says why. */
    not_payable: 1500019,
    field_missing: 1000009,
    wrong_password: 1100002,
    paused: 3000002,
    second_proof: 3000005,
    code_wrong: 3000004,
    short: 2000022,
  },
})

export const showPayment = call({
  method: 'GET',
  path: '/checkout/onepage/payment',
  who: 'customer',
  summary: 'Get a payment with its orders as they are now',
  input: z.object({ payment_id: Id }),
  answer: Payment,
  refusals: { payment_unknown: 1500018 },
})

export const listOpenPayments = call({
  method: 'GET',
  path: '/checkout/onepage/open_payments',
  who: 'customer',
  summary: 'List unpaid purchases, most urgent first',
  answer: z.array(Payment),
})

export const cancelPayment = call({
  method: 'POST',
  path: '/checkout/onepage/cancel',
  who: 'customer',
  summary: 'Cancel an unpaid purchase. Its stock and coupons are free again',
  input: z.object({ payment_id: Id }),
  answer: Payment,
  refusals: { payment_unknown: 1500018, not_cancellable: 2000032 },
})
