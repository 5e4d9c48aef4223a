import { done, formatMoney, type Outcome, refused } from '@plaza/values'
import type { Kernel } from '../../../../platform/kernel.ts'
import { deliversTo } from '../../cart/index.ts'
import { type Priced, priceBasket, type PricedItemInput } from '../../cart/pricing/index.ts'
import { type Goods, goodsOf, goodsState } from '../../../catalog/products/index.ts'
import { hasOrdered } from '../../orders/index.ts'
import { cachedProfiles, type ShopProfile } from '../../../shops/profile/index.ts'
import { shopsWorkedFor } from '../../../shops/profile/owners/index.ts'
import type { WantedItem, Wants } from './quote-content.ts'

type Shops = ReadonlyMap<string, ShopProfile>
/** `leftOut`: goods of cart lines that their shops do not deliver to the address. */
type PricedWants = { priced: Priced; shops: Shops; leftOut: readonly Goods[] }
type Reason = 'product_gone' | 'short_of_stock' | 'own_shop' | 'coupon_refused'
const lineOf = ({ productId, skuId }: Pick<Goods, 'productId' | 'skuId'>) => ({ product_id: productId, sku_id: skuId })

/** Current data of every requested item, or a refusal that names items not for sale or short of stock. */
const findAll = async (
  kernel: Kernel,
  customerId: string,
  items: readonly WantedItem[],
): Promise<Outcome<{ lines: PricedItemInput[]; shops: Shops }, 'product_gone' | 'short_of_stock' | 'own_shop'>> => {
  const [found, ownShops] = await Promise.all([goodsOf(kernel.db, items), shopsWorkedFor(kernel.db, customerId)])
  const shops = await cachedProfiles(
    kernel,
    found.map(({ shopId }) => shopId),
  )
  const now = kernel.now()
  const isSold = (goods: Goods | undefined): goods is Goods =>
    goods !== undefined && goods.shopIsOpen && ['on_sale', 'sold_out'].includes(goodsState(goods, now))
  const wanted = items.map((item) => ({ item, goods: found.find(({ skuId }) => skuId === item.skuId) }))
  const gone = wanted.filter(({ goods }) => !isSold(goods))
  if (gone.length > 0) return refused('product_gone', { lines: gone.map(({ item }) => lineOf(item)) })
  const lines = wanted.flatMap(({ item, goods }) => (goods ? [{ key: goods.skuId, goods, quantity: item.quantity }] : []))
  const own = lines.filter(({ goods }) => ownShops.has(goods.shopId))
  if (own.length > 0) return refused('own_shop', { lines: own.map(({ goods }) => lineOf(goods)) })
  const short = lines.filter(({ goods, quantity }) => quantity > goods.itemsLeft)
  if (short.length > 0)
    return refused('short_of_stock', { lines: short.map(({ goods }) => ({ ...lineOf(goods), items_left: goods.itemsLeft })) })
  return done({ lines, shops })
}

/**
 * Leaves out cart lines that their shops do not deliver to the address, as the cart does. A purchase of one product keeps its line, and so does a cart
 * of which nothing is delivered: the quote then names these lines.
 */
const deliverable = async (kernel: Kernel, { fromCart, address }: Wants, lines: readonly PricedItemInput[]) => {
  if (!fromCart) return { lines, leftOut: [] }
  const shopIds = [...new Set(lines.map(({ goods }) => goods.shopId))]
  const reach = await deliversTo(kernel, shopIds, { country: address.country, state: address.state })
  const reached = lines.filter(({ goods, quantity }) => reach(goods, quantity))
  if (reached.length === 0) return { lines, leftOut: [] }
  return { lines: reached, leftOut: lines.filter((line) => !reached.includes(line)).map(({ goods }) => goods) }
}

/** Prices the items to buy with current data. */
export const priceWants = async (kernel: Kernel, customerId: string, wants: Wants): Promise<Outcome<PricedWants, Reason>> => {
  const [found, ordered] = await Promise.all([findAll(kernel, customerId, wants.items), hasOrdered(kernel.db, customerId)])
  if ('refused' in found) return found
  const { shops } = found.done
  const to = { country: wants.address.country, state: wants.address.state }
  const { lines, leftOut } = await deliverable(kernel, wants, found.done.lines)
  const priced = await priceBasket(kernel, {
    customerId,
    lines,
    to,
    chosen: wants.delivery,
    couponsWanted: wants.coupons,
    isFirstOrder: !ordered,
  })
  if (wants.coupons.mode === 'best') return done({ priced, shops, leftOut })
  const counted = new Set(priced.coupons.counted.map(({ coupon }) => coupon.code))
  const missed = wants.coupons.codes.find((code) => !counted.has(code))
  if (missed === undefined) return done({ priced, shops, leftOut })
  const why = priced.coupons.others.find(({ coupon }) => coupon.code === missed)
  return refused('coupon_refused', {
    code: missed,
    reason: why?.reason ?? 'unknown',
    missing: why?.missing ? formatMoney(why.missing) : null,
  })
}
