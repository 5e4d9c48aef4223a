import type { Cart, CartLine, CartShop, CountedCoupon } from '@plaza/contract'
import { addMoney, formatMoney, money, multiplyMoney, nothing } from '@plaza/values'
import { inWords } from './samples.ts'

/** Fixture: a cart line. A test overrides the fields under test. */
export const cartLine = ({ name, ...more }: Partial<CartLine> & { id: string; name?: string }): CartLine => {
  const price = more.price ?? '40.00'
  const quantity = more.quantity ?? 1
  return {
    product_id: more.id,
    sku_id: `${more.id}0`,
    ...inWords('name', name ?? `Product ${more.id}`),
    options: [],
    image: null,
    tint: 3,
    price,
    quantity,
    amount: formatMoney(multiplyMoney(money(price), BigInt(quantity))),
    discount: '0.00',
    taxation: '7.00',
    tax: '0.00',
    price_seen: price,
    list_price: null,
    items_left: 9,
    selected: true,
    state: 'ok',
    offer_ends: null,
    added_at: '2026-11-20T08:00:00.000Z',
    ...more,
  }
}

const bought = ({ selected, state }: CartLine) => selected && ['ok', 'low_stock', 'price_changed'].includes(state)
const sumOf = (lines: readonly CartLine[]) => lines.filter(bought).reduce((sum, { amount }) => addMoney(sum, money(amount)), nothing)

export const cartShop = (lines: CartLine[], more: Partial<CartShop> & { id?: string; name?: string } = {}): CartShop => ({
  shop: { id: more.id ?? '1', name: more.name ?? 'Lanna Looms', image: null, tint: 2 },
  lines,
  items: formatMoney(sumOf(lines)),
  delivery: '0.00',
  to_free_delivery: null,
  coupon: null,
  coupons: [],
  ...more,
})

/** Fixture: the cart of these shops, with free delivery to Bangkok and no tax. */
export const cartOf = (shops: CartShop[], more: Partial<Cart> = {}): Cart => {
  const lines = shops.flatMap((shop) => shop.lines)
  const items = formatMoney(sumOf(lines))
  return {
    shops,
    gone: [],
    coupons: [],
    costs: {
      lines: lines.filter(bought).length,
      pieces: lines.filter(bought).reduce((sum, { quantity }) => sum + quantity, 0),
      items,
      discount: '0.00',
      delivery: '0.00',
      delivery_discount: '0.00',
      tax: '0.00',
      tax_included: false,
      total: items,
    },
    place: { country: 'TH', country_name: 'Thailand', city: 'Bangkok', address_id: '1' },
    items_count: lines.length + (more.gone?.length ?? 0),
    most: 200,
    ...more,
  }
}

export const coupon = (more: Partial<CountedCoupon> & { id: string; name?: string }): CountedCoupon => ({
  code: `CODE${more.id}`,
  ...inWords('name', more.name ?? `Coupon ${more.id}`),
  kind: 'fixed',
  shop: null,
  value: '5.00',
  cap: null,
  threshold: '0.00',
  scope: { kind: 'all', id: null },
  first_order: false,
  ends_at: null,
  left: null,
  state: 'claimed',
  saves: '0.00',
  reason: null,
  missing: null,
  ...more,
})

export const shoes = (more: Partial<CartLine> = {}) => cartLine({ id: '7', name: 'Trail shoes', price: '48.00', ...more })
export const teapot = (more: Partial<CartLine> = {}) => cartLine({ id: '8', name: 'Clay teapot', price: '22.40', quantity: 2, ...more })
export const bag = (more: Partial<CartLine> = {}) => cartLine({ id: '9', name: 'City bag', price: '30.00', ...more })
/** Fixture: a cart with trail shoes from one shop, and a teapot and a bag from another. */
export const ofTwoShops = (more: Partial<Cart> = {}) =>
  cartOf(
    [cartShop([shoes()], { id: '1', name: 'Ridgeline Outdoor' }), cartShop([teapot(), bag()], { id: '2', name: 'Studio North' })],
    more,
  )
