import { fewPieces, type LineState } from '@plaza/contract'
import { addMoney, minor, multiplyMoney, nothing, proportion, subtractMoney, sumMoney, type Money } from '@plaza/values'
import { type Goods, goodsState } from '../../../catalog/products/index.ts'
import type { Candidate } from '../../coupons/grants/index.ts'
import { type CouponPlan as Planned, type CouponsWanted as WantedCoupons, planCoupons } from '../../coupons/index.ts'
import { type SentTo, type TaxRules, taxRateFor, type ShippingTerms, type ShippingMethod, shippingMethodsTo } from '../../shipping/index.ts'

/** One variant in a basket. `key` identifies the basket line. */
export type PricedItemInput = { key: string; goods: Goods; quantity: number }
export type PricingBasket = {
  lines: readonly PricedItemInput[]
  terms: ReadonlyMap<string, ShippingTerms>
  taxes: TaxRules
  /** True if product prices include tax. */
  taxIncluded: boolean
  /** The delivery address. Null until the buyer chooses one; prices then leave out delivery. */
  to: SentTo | null
  /** Chosen delivery method by shop id. For a shop without a choice, the cheapest method counts. */
  chosen: Readonly<Record<string, string>>
  coupons: readonly Candidate[]
  couponsWanted: WantedCoupons
  isFirstOrder: boolean
  now: Date
}

export type PricedLine = PricedItemInput & {
  amount: Money
  /** `shopDiscount` comes from the shop's coupon, `mallDiscount` from the mall's coupon. */
  shopDiscount: Money
  mallDiscount: Money
  /** The tax rate in hundredths of a percent. */
  taxRate: number
  tax: Money
}
type PricedShop = {
  shopId: string
  lines: PricedLine[]
  shippingMethods: ShippingMethod[]
  shippingMethod: ShippingMethod | null
  /** Keys of the lines that none of the shop's delivery methods can deliver to the address. */
  undeliverable: string[]
  delivery: Money
  shopDeliveryDiscount: Money
  mallDeliveryDiscount: Money
  sums: PriceSums
}
export type PriceSums = {
  lines: number
  pieces: number
  items: Money
  discount: Money
  delivery: Money
  deliveryDiscount: Money
  tax: Money
  total: Money
}
export type Priced = { shops: PricedShop[]; coupons: Planned; sums: PriceSums; taxIncluded: boolean }

const amountOf = ({ goods, quantity }: PricedItemInput): Money => multiplyMoney(goods.price, BigInt(quantity))
const gramsOf = ({ goods, quantity }: PricedItemInput): number => goods.grams * quantity

/** Tax of a line, rounded once, half up. Depending on `included`, the tax is part of the price or is added to the price. */
const taxOf = (taxed: Money, rate: number, included: boolean): Money =>
  proportion(taxed, BigInt(rate), included ? 10_000n + BigInt(rate) : 10_000n)

const unreachable = (
  lines: readonly PricedItemInput[],
  terms: ShippingTerms | undefined,
  { to, now }: Pick<PricingBasket, 'to' | 'now'>,
): string[] => {
  if (!to || !terms) return []
  const alone = lines.filter((line) => shippingMethodsTo(terms, to, { grams: gramsOf(line), items: amountOf(line) }, now).length === 0)
  return (alone.length > 0 ? alone : lines).map(({ key }) => key)
}

type Sending = {
  shopId: string
  lines: PricedItemInput[]
  shippingMethods: ShippingMethod[]
  shippingMethod: ShippingMethod | null
  undeliverable: string[]
}

const sendingOf = (shopId: string, lines: PricedItemInput[], { terms, to, chosen, now }: PricingBasket): Sending => {
  const ofShop = terms.get(shopId)
  const sent = { grams: lines.reduce((sum, line) => sum + gramsOf(line), 0), items: sumMoney(lines.map(amountOf)) }
  const shippingMethods = to && ofShop ? shippingMethodsTo(ofShop, to, sent, now) : []
  const shippingMethod = shippingMethods.find(({ key }) => key === chosen[shopId]) ?? shippingMethods[0] ?? null
  return {
    shopId,
    lines,
    shippingMethods,
    shippingMethod,
    undeliverable: to && !shippingMethod ? unreachable(lines, ofShop, { to, now }) : [],
  }
}

const byShop = (lines: readonly PricedItemInput[]): Map<string, PricedItemInput[]> => {
  const shops = new Map<string, PricedItemInput[]>()
  for (const line of lines) shops.set(line.goods.shopId, [...(shops.get(line.goods.shopId) ?? []), line])
  return shops
}

/** Prices a basket to the cent. The same basket always gives the same result, because the function uses no clock and no database. */
export const planPrices = (basket: PricingBasket): Priced => {
  const { isFirstOrder, now } = basket
  const sendings = [...byShop(basket.lines)].map(([shopId, lines]) => sendingOf(shopId, lines, basket))
  const coupons = planCoupons(
    {
      lines: basket.lines.map(({ key, goods, quantity }) => ({
        key,
        shopId: goods.shopId,
        productId: goods.productId,
        brandId: goods.brandId,
        categoryPath: goods.categoryPath,
        amount: multiplyMoney(goods.price, BigInt(quantity)),
      })),
      deliveries: sendings.map(({ shopId, shippingMethod }) => ({ shopId, fee: shippingMethod?.fee ?? nothing })),
      isFirstOrder,
      now,
    },
    basket.coupons,
    basket.couponsWanted,
  )
  const shops = sendings.map((sending) => priceShop(sending, coupons, basket))
  return { shops, coupons, sums: sumUp(shops.map(({ sums }) => sums)), taxIncluded: basket.taxIncluded }
}

const priceShop = ({ lines: wanted, ...sending }: Sending, { counted }: Planned, { taxes, taxIncluded, to }: PricingBasket): PricedShop => {
  const off = (key: string, whose: 'shop' | 'mall') =>
    sumMoney(
      counted.filter(({ coupon }) => (coupon.shopId === null) === (whose === 'mall')).map(({ byLine }) => byLine.get(key) ?? nothing),
    )
  const offDelivery = (whose: 'shop' | 'mall') =>
    sumMoney(
      counted
        .filter(({ coupon }) => (coupon.shopId === null) === (whose === 'mall'))
        .map(({ byDelivery }) => byDelivery.get(sending.shopId) ?? nothing),
    )
  const lines = wanted.map((line): PricedLine => {
    const [amount, shopDiscount, mallDiscount] = [amountOf(line), off(line.key, 'shop'), off(line.key, 'mall')]
    const taxRate = taxRateFor(taxes, line.goods, to?.country ?? null)
    return { ...line, amount, shopDiscount, mallDiscount, taxRate, tax: taxOf(subtractMoney(amount, shopDiscount), taxRate, taxIncluded) }
  })
  const delivery = sending.shippingMethod?.fee ?? nothing
  const [shopDeliveryDiscount, mallDeliveryDiscount] = [offDelivery('shop'), offDelivery('mall')]
  const discount = sumMoney(lines.map((line) => addMoney(line.shopDiscount, line.mallDiscount)))
  const deliveryDiscount = addMoney(shopDeliveryDiscount, mallDeliveryDiscount)
  const items = sumMoney(lines.map(({ amount }) => amount))
  const tax = sumMoney(lines.map((line) => line.tax))
  const total = minor(items - discount + delivery - deliveryDiscount + (taxIncluded ? 0n : tax))
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const sums = { lines: lines.length, pieces, items, discount, delivery, deliveryDiscount, tax, total }
  return { ...sending, lines, delivery, shopDeliveryDiscount, mallDeliveryDiscount, sums }
}

/** Adds up amounts that are already rounded, so that the total equals their sum to the cent. */
const sumUp = (parts: readonly PriceSums[]): PriceSums => ({
  lines: parts.reduce((sum, part) => sum + part.lines, 0),
  pieces: parts.reduce((sum, part) => sum + part.pieces, 0),
  items: sumMoney(parts.map(({ items }) => items)),
  discount: sumMoney(parts.map(({ discount }) => discount)),
  delivery: sumMoney(parts.map(({ delivery }) => delivery)),
  deliveryDiscount: sumMoney(parts.map(({ deliveryDiscount }) => deliveryDiscount)),
  tax: sumMoney(parts.map(({ tax }) => tax)),
  total: sumMoney(parts.map(({ total }) => total)),
})

/** The state of a cart line, whether or not the line is selected. */
export const lineState = (
  { goods, quantity }: Pick<PricedItemInput, 'goods' | 'quantity'>,
  on: { isOwnShop?: boolean; shopIsOpen: boolean; priceSeen: Money; isReached: boolean; now: Date },
): LineState => {
  if (on.isOwnShop) return 'own_shop'
  const state = goodsState(goods, on.now)
  if (state === 'off_sale' || state === 'expired') return state
  if (!on.shopIsOpen) return 'shop_closed'
  if (state === 'sold_out') return state
  if (quantity > goods.itemsLeft) return 'too_many'
  if (!on.isReached) return 'not_deliverable'
  if (goods.price !== on.priceSeen) return 'price_changed'
  return goods.itemsLeft <= fewPieces ? 'low_stock' : 'ok'
}
