import type { Costs, CountedCoupon, QuoteLine } from '@plaza/contract'
import { addMoney, formatMoney, type Money } from '@plaza/values'
import { localizedOut } from '../../../../platform/documents/localized.ts'
import type { Goods } from '../../../catalog/products/index.ts'
import { type CouponPlan, toCouponView } from '../../coupons/index.ts'
import type { ShopProfile } from '../../../shops/profile/index.ts'
import type { PricedLine, PriceSums } from './plan-prices.ts'

/** Formats hundredths of a percent: `700` becomes `7.00`. */
export const toRateText = (hundredths: number): string => (hundredths / 100).toFixed(2)

export const toCosts = (sums: PriceSums, taxIncluded: boolean): Costs => ({
  lines: sums.lines,
  pieces: sums.pieces,
  items: formatMoney(sums.items),
  discount: formatMoney(sums.discount),
  delivery: formatMoney(sums.delivery),
  delivery_discount: formatMoney(sums.deliveryDiscount),
  tax: formatMoney(sums.tax),
  tax_included: taxIncluded,
  total: formatMoney(sums.total),
})

export const toGoodsView = (goods: Goods) => ({
  product_id: goods.productId,
  sku_id: goods.skuId,
  ...localizedOut('name', goods.names),
  options: goods.options.map(({ key, value, names, valueNames }) => ({
    key,
    value,
    ...localizedOut('name', names),
    ...localizedOut('value_name', valueNames),
  })),
  image: goods.image,
  tint: goods.tint,
})

export const toPriceLine = (line: PricedLine): QuoteLine => ({
  ...toGoodsView(line.goods),
  price: formatMoney(line.goods.price),
  quantity: line.quantity,
  amount: formatMoney(line.amount),
  discount: formatMoney(addMoney(line.shopDiscount, line.mallDiscount)),
  taxation: toRateText(line.taxRate),
  tax: formatMoney(line.tax),
})

export const showShop = ({ id, name, image, tint }: Pick<ShopProfile, 'id' | 'name' | 'image' | 'tint'>) => ({ id, name, image, tint })

const orNull = (amount: Money | null): string | null => (amount === null ? null : formatMoney(amount))

/** Coupons that apply, and coupons that could apply. If `shopId` is null: coupons of the mall and for delivery; otherwise coupons of that shop. */
export const toCouponViews = (
  { counted, others }: CouponPlan,
  shopId: string | null,
  now: Date,
): { counted: CountedCoupon[]; others: CountedCoupon[] } => ({
  counted: counted
    .filter(({ coupon }) => coupon.shopId === shopId)
    .map(({ coupon, saves }) => ({ ...toCouponView(coupon, now), saves: formatMoney(saves), reason: null, missing: null })),
  others: others
    .filter(({ coupon }) => coupon.shopId === shopId)
    .map(({ coupon, reason, missing }) => ({ ...toCouponView(coupon, now), saves: '0.00', reason, missing: orNull(missing) })),
})
