import { addMoney, formatMoney, minor, type Money, subtractMoney } from '@plaza/values'
import type { AddressRow } from '../../../identity/addresses/index.ts'
import type { SeenLine } from '../../cart/index.ts'
import { type Priced, toGoodsView } from '../../cart/pricing/index.ts'
import type { CouponsWanted } from '../../coupons/index.ts'
import type { NewOrder } from '../../orders/index.ts'

export type WantedItem = { productId: string; skuId: string; quantity: number }
export type ShownCurrency = { currency: string; symbol: string; rate: string }
/** The input of the quote, so that it can be priced again. */
export type Wants = {
  items: readonly WantedItem[]
  fromCart: boolean
  /** The cart lines at the time of the quote. Placing the order removes exactly these. */
  cartLines?: readonly SeenLine[]
  address: AddressRow
  delivery: Readonly<Record<string, string>>
  coupons: CouponsWanted
  shown: ShownCurrency
}
/** The same type with amounts as text, because JSON has no bigint. */
type Written<T> = T extends bigint
  ? string
  : T extends readonly (infer E)[]
    ? Written<E>[]
    : T extends object
      ? { [K in keyof T]: Written<T[K]> }
      : T
type WrittenOrder = Written<Omit<NewOrder, 'remark' | 'commissionRate'>>
export type QuoteContent = {
  wants: Wants
  sales: WrittenOrder[]
  /** The applied coupons, and the saving of each. */
  coupons: { id: string; code: string; saves: string }[]
  amount: string
}

const written = (amount: Money): string => String(amount)

/** The priced quote in the form that is stored and compared; equal prices give equal text. */
export const quoteContent = (wants: Wants, priced: Priced, shopNames: ReadonlyMap<string, { name: string }>): QuoteContent => ({
  wants,
  sales: priced.shops.map((shop) => ({
    shopId: shop.shopId,
    shopName: shopNames.get(shop.shopId)?.name ?? '',
    items: written(shop.sums.items),
    shopDiscount: written(sum(shop.lines.map((line) => line.shopDiscount))),
    mallDiscount: written(sum(shop.lines.map((line) => line.mallDiscount))),
    delivery: written(shop.delivery),
    shopDeliveryDiscount: written(shop.shopDeliveryDiscount),
    mallDeliveryDiscount: written(shop.mallDeliveryDiscount),
    tax: written(shop.sums.tax),
    taxIncluded: priced.taxIncluded,
    total: written(shop.sums.total),
    arrival: shop.shippingMethod
      ? {
          key: shop.shippingMethod.key,
          names: shop.shippingMethod.names,
          carrier: shop.shippingMethod.carrier,
          from: shop.shippingMethod.from,
          to: shop.shippingMethod.to,
          cod: shop.shippingMethod.cod,
        }
      : {},
    lines: shop.lines.map((line) => ({
      productId: line.goods.productId,
      skuId: line.goods.skuId,
      goods: toGoodsView(line.goods),
      quantity: line.quantity,
      price: written(line.goods.price),
      amount: written(line.amount),
      shopDiscount: written(line.shopDiscount),
      mallDiscount: written(line.mallDiscount),
      taxRate: line.taxRate,
      tax: written(line.tax),
    })),
  })),
  coupons: priced.coupons.counted.map(({ coupon, saves }) => ({ id: coupon.id, code: coupon.code, saves: written(saves) })),
  amount: written(priced.sums.total),
})

const sum = (amounts: readonly Money[]): Money => amounts.reduce(addMoney, minor(0n))
const read = (text: string): Money => minor(BigInt(text))

/** Builds the order to store from the quote. */
export const newOrderOf = (order: WrittenOrder, { remark, commissionRate }: Pick<NewOrder, 'remark' | 'commissionRate'>): NewOrder => ({
  shopId: order.shopId,
  shopName: order.shopName,
  items: read(order.items),
  shopDiscount: read(order.shopDiscount),
  mallDiscount: read(order.mallDiscount),
  delivery: read(order.delivery),
  shopDeliveryDiscount: read(order.shopDeliveryDiscount),
  mallDeliveryDiscount: read(order.mallDeliveryDiscount),
  tax: read(order.tax),
  taxIncluded: order.taxIncluded,
  total: read(order.total),
  arrival: order.arrival,
  remark,
  commissionRate,
  lines: order.lines.map((line) => ({
    ...line,
    price: read(line.price),
    amount: read(line.amount),
    shopDiscount: read(line.shopDiscount),
    mallDiscount: read(line.mallDiscount),
    tax: read(line.tax),
  })),
})

export type QuoteChange = {
  what: 'price' | 'tax' | 'delivery' | 'coupon' | 'total' | 'cart'
  product_id?: string
  sku_id?: string
  shop_id?: string
  code?: string
  before: string | null
  after: string | null
}

const shown = (units: string): string => formatMoney(read(units))
const differs = (what: QuoteChange['what'], before: string, after: string, where: Partial<QuoteChange> = {}): QuoteChange[] =>
  before === after ? [] : [{ what, ...where, before: shown(before), after: shown(after) }]

/** The differences from the quote, as the buyer sees them. A different arrival date needs no consent and is left out. */
export const planChanges = (quoted: QuoteContent, now: QuoteContent): QuoteChange[] => {
  const changes = quoted.sales.flatMap((order): QuoteChange[] => {
    const other = now.sales.find(({ shopId }) => shopId === order.shopId)
    if (!other) return [{ what: 'total', shop_id: order.shopId, before: shown(order.total), after: null }]
    const fee = (each: WrittenOrder) =>
      written(subtractMoney(read(each.delivery), addMoney(read(each.shopDeliveryDiscount), read(each.mallDeliveryDiscount))))
    return [
      ...order.lines.flatMap((line) => {
        const again = other.lines.find(({ skuId }) => skuId === line.skuId)
        return [
          ...differs('price', line.price, again?.price ?? '0', { product_id: line.productId }),
          ...(line.price === again?.price && line.shopDiscount === again.shopDiscount
            ? differs('tax', line.tax, again.tax, { product_id: line.productId })
            : []),
        ]
      }),
      ...differs('delivery', fee(order), fee(other), { shop_id: order.shopId }),
    ]
  })
  const coupons = quoted.coupons.flatMap(({ code, saves }): QuoteChange[] => {
    const again = now.coupons.find((each) => each.code === code)
    return again ? differs('coupon', saves, again.saves, { code }) : [{ what: 'coupon', code, before: shown(saves), after: null }]
  })
  const all = [...changes, ...coupons]
  return all.length > 0 ? all : differs('total', quoted.amount, now.amount)
}
