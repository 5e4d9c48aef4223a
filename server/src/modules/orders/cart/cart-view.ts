import { type Cart, type CartLine, type CartShop, goneStates, type LineState } from '@plaza/contract'
import { formatMoney, type Language, type Money, multiplyMoney, nothing } from '@plaza/values'
import type { Kernel } from '../../../platform/kernel.ts'
import { findAddress } from '../../identity/addresses/index.ts'
import { countryName, isCountry } from '../../identity/addresses/places/index.ts'
import { type Goods, goodsOf } from '../../catalog/products/index.ts'
import { deliversTo } from './ways-reach.ts'
import { hasOrdered } from '../orders/index.ts'
import type { SentTo } from '../shipping/index.ts'
import { cachedLimits } from '../../foundation/settings/index.ts'
import { cachedProfiles, type ShopProfile } from '../../shops/profile/index.ts'
import { shopsWorkedFor } from '../../shops/profile/owners/index.ts'
import { type CheckoutDefaults, habitOf } from './checkout-defaults-rows.ts'
import { lineState, type PricedLine, type Priced, type PricedItemInput } from './pricing/plan-prices.ts'
import { priceBasket } from './pricing/price-basket.ts'
import { toCosts, toCouponViews, toGoodsView, toRateText, showShop } from './pricing/show-prices.ts'

/** A cart line, stored in the account or on the visitor's device. */
type CartLineRow = {
  id: string
  productId: string
  skuId: string | null
  quantity: number
  /** The price that the buyer saw last. Null if the buyer has not seen a price yet. */
  priceSeen: Money | null
  selected: boolean
  addedAt: Date | null
}
/** `country` is the place of a visitor's cart, and of an account without an address. */
type Whose = { customerId: string | null; addressId?: string | undefined; country: string | undefined }
type ShownLine = { line: CartLineRow; goods: Goods; state: LineState }

const isGone = (state: LineState): boolean => (goneStates as readonly string[]).includes(state)
const offerEndsWithinMs = 3 * 86_400_000
const noHabit: CheckoutDefaults = { addressId: null, delivery: {} }

/** The probable delivery address: the requested address, the address of the last order, or the default address. */
const probableAddress = async (kernel: Kernel, customerId: string, ids: readonly (string | null | undefined)[]) => {
  for (const id of ids) {
    const known = id ? await findAddress(kernel.db, customerId, id) : null
    if (known) return known
  }
  return findAddress(kernel.db, customerId, 'default')
}

type Goal = { checkoutDefaults: CheckoutDefaults; to: SentTo | null; city: string | null; addressId: string | null }

const goalOf = async (kernel: Kernel, { customerId, addressId, country }: Whose): Promise<Goal> => {
  const checkoutDefaults = customerId === null ? noHabit : await habitOf(kernel.db, customerId)
  const address = customerId === null ? null : await probableAddress(kernel, customerId, [addressId, checkoutDefaults.addressId])
  if (address)
    return { checkoutDefaults, to: { country: address.country, state: address.state }, city: address.city, addressId: address.id }
  const isKnown = country !== undefined && isCountry(country)
  return { checkoutDefaults, to: isKnown ? { country, state: null } : null, city: null, addressId: null }
}

/** The current cart: lines that can be bought, with their costs by shop, and lines that cannot be bought. */
export const toCartView = async (kernel: Kernel, whose: Whose, lines: readonly CartLineRow[], lang: Language): Promise<Cart> => {
  const now = kernel.now()
  const [found, goal, { cartLines }] = await Promise.all([goodsOf(kernel.db, lines), goalOf(kernel, whose), cachedLimits(kernel)])
  const goodsOfLine = ({ productId, skuId }: CartLineRow) =>
    found.find((goods) => goods.productId === productId && (skuId === null || goods.skuId === skuId))
  const shopIds = [...new Set(found.map(({ shopId }) => shopId))]
  const [shops, reach, ordered, ownShops] = await Promise.all([
    cachedProfiles(kernel, shopIds),
    deliversTo(kernel, shopIds, goal.to),
    whose.customerId === null ? false : hasOrdered(kernel.db, whose.customerId),
    whose.customerId === null ? null : shopsWorkedFor(kernel.db, whose.customerId),
  ])
  const view = lines.flatMap((line): ShownLine[] => {
    const goods = goodsOfLine(line)
    if (!goods) return []
    const isReached = reach(goods, line.quantity)
    return [
      {
        line,
        goods,
        state: lineState(
          { goods, quantity: line.quantity },
          {
            isOwnShop: ownShops?.has(goods.shopId) ?? false,
            shopIsOpen: goods.shopIsOpen,
            priceSeen: line.priceSeen ?? goods.price,
            isReached,
            now,
          },
        ),
      },
    ]
  })
  const counted = view.filter(({ line, state }) => line.selected && !isGone(state) && state !== 'too_many' && state !== 'not_deliverable')
  const priced = await priceBasket(kernel, {
    customerId: whose.customerId,
    lines: counted.map(({ line, goods }): PricedItemInput => ({ key: line.id, goods, quantity: line.quantity })),
    to: goal.to,
    chosen: goal.checkoutDefaults.delivery,
    couponsWanted: { mode: 'best' },
    isFirstOrder: !ordered,
  })
  const shopOf = (id: string) => {
    const shop = shops.get(id)
    if (!shop) throw new Error(`there is no shop ${id}`)
    return shop
  }
  return {
    shops: shopsOf(view, priced, { shopOf, isPlaced: goal.to !== null, now }),
    gone: view
      .filter(({ state }) => isGone(state))
      .map((each) => ({ ...toCartLine(each, undefined, now), shop: showShop(shopOf(each.goods.shopId)) })),
    coupons: toCouponViews(priced.coupons, null, now).counted,
    costs: toCosts(priced.sums, priced.taxIncluded),
    place: goal.to && {
      country: goal.to.country,
      country_name: countryName(goal.to.country, lang),
      city: goal.city,
      address_id: goal.addressId,
    },
    items_count: lines.length,
    most: cartLines,
  }
}

type On = { shopOf: (id: string) => ShopProfile; isPlaced: boolean; now: Date }

const shopsOf = (lines: readonly ShownLine[], priced: Priced, { shopOf, isPlaced, now }: On): CartShop[] => {
  const shown = lines.filter(({ state }) => !isGone(state))
  return [...new Set(shown.map(({ goods }) => goods.shopId))].map((shopId): CartShop => {
    const ofShop = priced.shops.find((each) => each.shopId === shopId)
    const { counted, others } = toCouponViews(priced.coupons, shopId, now)
    return {
      shop: showShop(shopOf(shopId)),
      lines: shown
        .filter(({ goods }) => goods.shopId === shopId)
        .map((each) =>
          toCartLine(
            each,
            ofShop?.lines.find(({ key }) => key === each.line.id),
            now,
          ),
        ),
      items: formatMoney(ofShop?.sums.items ?? nothing),
      delivery: isPlaced ? formatMoney(ofShop?.delivery ?? nothing) : null,
      to_free_delivery: ofShop?.shippingMethod?.toFree ? formatMoney(ofShop.shippingMethod.toFree) : null,
      coupon: counted[0] ?? null,
      coupons: others,
    }
  })
}

/** A line that cannot be bought shows its price without coupons and tax. */
const toCartLine = ({ line, goods, state }: ShownLine, priced: PricedLine | undefined, now: Date): CartLine => {
  const amount = multiplyMoney(goods.price, BigInt(line.quantity))
  const ends = goods.expiresAt && goods.expiresAt.getTime() - now.getTime() < offerEndsWithinMs ? goods.expiresAt : null
  return {
    id: line.id,
    ...toGoodsView(goods),
    price: formatMoney(goods.price),
    quantity: line.quantity,
    amount: formatMoney(amount),
    discount: formatMoney(priced ? subtracted(priced) : nothing),
    taxation: toRateText(priced?.taxRate ?? goods.taxRate),
    tax: formatMoney(priced?.tax ?? nothing),
    price_seen: formatMoney(line.priceSeen ?? goods.price),
    list_price: goods.listPrice === null ? null : formatMoney(goods.listPrice),
    items_left: goods.itemsLeft,
    selected: line.selected && !isGone(state) && state !== 'not_deliverable',
    state,
    offer_ends: ends?.toISOString() ?? null,
    added_at: line.addedAt?.toISOString() ?? null,
  }
}

const subtracted = ({ shopDiscount, mallDiscount }: PricedLine): Money => (shopDiscount + mallDiscount) as Money
