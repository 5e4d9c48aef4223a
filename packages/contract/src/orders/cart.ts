import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Coupon, couponReasons, CouponCode } from './coupons.ts'
import { Country, DeliveryPlace } from './shipping.ts'
import { Flag, Id, Price, Time, int, line, list, localizedFields, oneOf, optional, withDefault } from '../fields.ts'

export const maxCartLines = 200
export const maxOfOneLine = 999

/** States of a cart line. Lines in the states from `ok` to `price_changed` can be bought; lines in the other states cannot. */
export const lineStates = [
  'ok',
  /** At most five units can still be bought. `items_left` is their number. */
  'low_stock',
  /** The price differs from `price_seen`, the price when the buyer added the line or last accepted a price. */
  'price_changed',
  /** The quantity exceeds `items_left`. */
  'too_many',
  /** The shop does not deliver the product to the delivery address. The line counts as not selected. */
  'not_deliverable',
  'sold_out',
  'off_sale',
  'expired',
  'shop_closed',
  /** The buyer owns or works for the line's shop. */
  'own_shop',
] as const
export type LineState = (typeof lineStates)[number]
/** Lines in these states are listed separately, and no total includes them. The buyer can remove all of them at once. */
export const goneStates = ['sold_out', 'off_sale', 'expired', 'shop_closed', 'own_shop'] as const

const chosenOption = z.object({ key: z.string(), value: z.string(), ...localizedFields('name'), ...localizedFields('value_name') })
export const ShopOfLines = z.object({ id: z.string(), name: z.string(), image: z.nullable(z.string()), tint: z.number() })

/** Product and variant, with the fields that a cart line shows. */
const goods = {
  product_id: z.string(),
  sku_id: z.string(),
  ...localizedFields('name'),
  options: z.array(chosenOption),
  image: z.nullable(z.string()),
  tint: z.number(),
}

/** Costs of the line. `amount` is price times quantity, `discount` the line's share of all coupons. */
export const lineCosts = {
  price: Price,
  quantity: z.number(),
  amount: Price,
  discount: Price,
  /** The tax rate in percent. */
  taxation: z.string(),
  tax: Price,
}
export const Goods = z.object(goods)

export const CartLine = z.object({
  /** The line's ID on the server. In a visitor's cart: the IDs of its product and SKU. */
  id: z.string(),
  ...goods,
  ...lineCosts,
  price_seen: Price,
  list_price: z.nullable(Price),
  items_left: z.number(),
  selected: z.boolean(),
  state: z.enum(lineStates),
  /** End of the reduced price, if it is within three days. */
  offer_ends: z.nullable(Time),
  added_at: z.nullable(Time),
})
export type CartLine = z.infer<typeof CartLine>

/** An applied coupon with its discount, or an unapplied coupon with the amount that the buyer must still spend. */
export const CountedCoupon = z.extend(Coupon, {
  saves: Price,
  reason: z.nullable(z.enum(couponReasons)),
  missing: z.nullable(Price),
})
export type CountedCoupon = z.infer<typeof CountedCoupon>

/** The total price: `items − discount + delivery − delivery_discount + tax = total`. A tax included in prices is not added. */
export const Costs = z.object({
  lines: z.number(),
  pieces: z.number(),
  items: Price,
  discount: Price,
  delivery: Price,
  delivery_discount: Price,
  tax: Price,
  tax_included: z.boolean(),
  total: Price,
})
export type Costs = z.infer<typeof Costs>

export const CartShop = z.object({
  shop: ShopOfLines,
  lines: z.array(CartLine),
  /** Total of the ticked lines. The sums in the fields below also cover only ticked lines. */
  items: Price,
  /** Delivery cost by the shipping method chosen last, or by the cheapest. Null while the buyer has chosen no delivery address. */
  delivery: z.nullable(Price),
  /** The amount that the buyer must still spend for free delivery from this shop. */
  to_free_delivery: z.nullable(Price),
  coupon: z.nullable(CountedCoupon),
  /** Other coupons of the shop: coupons not claimed yet, and coupons whose minimum total is not reached. */
  coupons: z.array(CountedCoupon),
})
export type CartShop = z.infer<typeof CartShop>

export const Cart = z.object({
  shops: z.array(CartShop),
  /** Lines with a state in `goneStates`, each with its shop. */
  gone: z.array(z.extend(CartLine, { shop: ShopOfLines })),
  /** The mall coupon and the delivery coupon that apply to the cart. */
  coupons: z.array(CountedCoupon),
  costs: Costs,
  /**
   * The place for which delivery and tax are calculated: an address of the account, or the requested country. `address_id` is null if the place is an
   * estimate.
   */
  place: z.nullable(z.extend(DeliveryPlace, { address_id: z.nullable(z.string()) })),
  items_count: z.number(),
  most: z.number(),
})
export type Cart = z.infer<typeof Cart>

/**
 * The place for which an account's cart is priced. `address_id` names an address of the account; without it, the address of the last order counts, or
 * the default address. `country` counts only while the account has no address.
 */
const cartPlace = { address_id: optional(Id), country: optional(Country) }

/** A product to buy. `sku_id` may be missing if the product has only one variant. */
export const Item = z.object({ product_id: Id, sku_id: optional(Id), quantity: int(1, maxOfOneLine) })
export type Item = z.infer<typeof Item>

const gone = { product_unknown: 2000019, product_gone: 2000021 } as const
/** The refusal contains `data.items_left`. */
const short = { short_of_stock: 2000023 } as const
/** A buyer cannot buy from a shop that they own or work for. */
const ownShop = { own_shop: 3000001 } as const

export const addToCart = call({
  method: 'POST',
  path: '/checkout/cart/add',
  who: 'customer',
  summary: 'Add items to the cart, on top of those already in it',
  input: Item,
  answer: z.object({ items_count: z.number(), id: z.string(), quantity: z.number() }),
  /** `cart_full` contains `limit`. `option_missing`: the product has several variants, and the request names none. */
  refusals: { ...gone, ...short, ...ownShop, option_missing: 1000009, cart_full: 3000006 },
})

export const getCart = call({
  method: 'GET',
  path: '/checkout/cart',
  who: 'customer',
  summary: 'Get the current cart by shop, with all its costs',
  input: z.object(cartPlace),
  answer: Cart,
})

export const updateCart = call({
  method: 'POST',
  path: '/checkout/cart/update',
  who: 'customer',
  summary: 'Change the quantity or variant of a line, or accept its current price',
  input: z.object({
    id: Id,
    quantity: optional(int(1, maxOfOneLine)),
    selected: optional(Flag),
    sku_id: optional(Id),
    /** Accepts the current price of a line whose price has changed. */
    agreed: optional(Flag),
    ...cartPlace,
  }),
  answer: Cart,
  refusals: { line_unknown: 2000019, ...gone, ...short },
})

export const selectInCart = call({
  method: 'POST',
  path: '/checkout/cart/select',
  who: 'customer',
  summary: 'Select or deselect lines. Checkout buys the selected ones',
  input: z.object({ ids: list(Id, maxCartLines), selected: Flag, ...cartPlace }),
  answer: Cart,
})

export const removeFromCart = call({
  method: 'POST',
  path: '/checkout/cart/remove',
  who: 'customer',
  summary: 'Remove lines. Merging them again restores them',
  input: z.object({ ids: list(Id, maxCartLines), ...cartPlace }),
  answer: Cart,
})

/** A line whose quantity was reduced, possibly to zero: `wanted` units were requested, `got` units were added. */
const Capped = z.object({ product_id: z.string(), ...localizedFields('name'), wanted: z.number(), got: z.number() })

export const mergeCart = call({
  method: 'POST',
  path: '/checkout/cart/merge',
  who: 'customer',
  summary: 'Merge a visitor’s cart into your own. Quantities add up to the stock at most, and the answer names what was reduced',
  input: z.object({
    items: list(Item, maxCartLines),
    /**
     * A second merge with the same key changes nothing. The client creates the key and sends it again with each retry: 8 to 64 letters and digits.
     */
    idempotency_key: optional(line(64, 8)),
    ...cartPlace,
  }),
  answer: z.extend(Cart, { capped: z.array(Capped) }),
})

export const priceCart = call({
  method: 'POST',
  path: '/checkout/cart/price',
  who: 'visitor',
  summary: 'Price a visitor’s cart without storing it',
  input: z.object({
    items: list(z.extend(Item, { selected: withDefault(Flag, true), price_seen: optional(line(20)) }), maxCartLines),
    country: optional(Country),
  }),
  answer: Cart,
})

/** Coupons to apply: the user's best coupons, or exactly the listed ones. */
export const coupling = {
  coupons: withDefault(oneOf(['best', 'chosen']), 'best'),
  coupon_codes: withDefault(list(CouponCode, 20), []),
}
