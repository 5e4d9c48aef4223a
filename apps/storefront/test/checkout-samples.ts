import type { Address, Cart, CartLine, Costs, CountedCoupon, Payment, Quote } from '@plaza/contract'
import { inWords } from './samples.ts'

const minuteMs = 60_000
export const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * minuteMs).toISOString()

export const address = (more: Partial<Address> = {}): Address => ({
  id: '4',
  full_name: 'Mali Srisai',
  phone: '+66815550142',
  email: 'mali@plaza.example',
  country: 'TH',
  country_name: 'Thailand',
  state: 'Bangkok',
  city: 'Bangkok',
  street: '12 Sukhumvit 33',
  postcode: '10110',
  location: null,
  is_default: true,
  ...more,
})

export const costs = (more: Partial<Costs> = {}): Costs => ({
  lines: 2,
  pieces: 3,
  items: '92.80',
  discount: '0.00',
  delivery: '0.00',
  delivery_discount: '0.00',
  tax: '6.50',
  tax_included: false,
  total: '99.30',
  ...more,
})

type QuoteLine = Quote['shops'][number]['lines'][number]
export const quoteLine = (more: Partial<QuoteLine> & { product_id: string }): QuoteLine => ({
  sku_id: `${more.product_id}0`,
  ...inWords('name', `Product ${more.product_id}`),
  options: [],
  image: null,
  tint: 3,
  price: '48.00',
  quantity: 1,
  amount: '48.00',
  discount: '0.00',
  taxation: '7.00',
  tax: '3.36',
  ...more,
})

type ShippingMethod = Quote['shops'][number]['methods'][number]
export const shippingMethod = (more: Partial<ShippingMethod> = {}): ShippingMethod => ({
  key: 'standard',
  ...inWords('name', 'Standard'),
  carrier: 'Thai Post',
  fee: '0.00',
  free_from: null,
  from: '2026-11-24',
  to: '2026-11-27',
  ...more,
})
export const express = shippingMethod({ key: 'express', ...inWords('name', 'Express'), carrier: 'Flash', fee: '6.50', to: '2026-11-24' })

type QuoteShop = Quote['shops'][number]
export const parcel = (id: string, name: string, more: Partial<QuoteShop> = {}): QuoteShop => ({
  shop: { id, name, image: null, tint: 2 },
  lines: [quoteLine({ product_id: `${id}1` })],
  methods: [shippingMethod(), express],
  method: 'standard',
  not_deliverable: [],
  to_free_delivery: null,
  coupon: null,
  coupons: [],
  costs: costs(),
  ...more,
})

type Option = Quote['pay'][number]
const option = (more: Partial<Option> & Pick<Option, 'way'>): Option => ({
  open: true,
  reason: null,
  balance: null,
  left_after: null,
  short_by: null,
  limit: null,
  excluded_by: [],
  needs_code: false,
  ...more,
})
export const byWallet = (more: Partial<Option> = {}) => option({ way: 'wallet', balance: '1284.50', left_after: '1185.20', ...more })
export const byCard = (more: Partial<Option> = {}) => option({ way: 'card', ...more })
export const byCash = (more: Partial<Option> = {}) => option({ way: 'cod', ...more })

const shown = { currency: 'USD', symbol: '$', rate: '1' }

/** Fixture: the quote of Mali's cart, with two shops and two parcels. */
export const quote = (more: Partial<Quote> = {}): Quote => ({
  quote_id: '31',
  expires_at: inMinutes(15),
  address: address(),
  shops: [parcel('1', 'Ridgeline Outdoor'), parcel('2', 'Studio North')],
  left_out: [],
  coupons: [],
  more_coupons: [],
  costs: costs(),
  pay: [byWallet(), byCard(), byCash()],
  shown,
  charged_in: 'USD',
  return_days: 7,
  ...more,
})

export const coupon = (more: Partial<CountedCoupon> & { code: string }): CountedCoupon => ({
  id: more.code,
  ...inWords('name', `Coupon ${more.code}`),
  kind: 'fixed',
  shop: null,
  value: '5.00',
  cap: null,
  threshold: '0.00',
  scope: { kind: 'all', id: null, ...inWords('name', '') },
  first_order: false,
  ends_at: null,
  left: null,
  state: 'claimed',
  saves: '5.00',
  reason: null,
  missing: null,
  ...more,
})

export const payment = (more: Partial<Payment> = {}): Payment => ({
  payment_id: '9',
  status: 'paid',
  method: 'wallet',
  amount: '99.30',
  costs: costs(),
  orders: [
    {
      id: '87',
      order_no: '20261122-0087',
      shop: { id: '1', name: 'Ridgeline Outdoor', image: null, tint: 2 },
      pieces: 1,
      pictures: [{ image: null, tint: 3 }],
      total: '51.36',
      arrival_method: { key: 'standard', from: '2026-11-24', to: '2026-11-27' },
    },
    {
      id: '88',
      order_no: '20261122-0088',
      shop: { id: '2', name: 'Studio North', image: null, tint: 4 },
      pieces: 2,
      pictures: [{ image: null, tint: 5 }],
      total: '47.94',
      arrival_method: { key: 'standard', from: '2026-11-25', to: '2026-11-28' },
    },
  ],
  address: { full_name: 'Mali Srisai', phone: '+66815550142', lines: ['12 Sukhumvit 33', 'Bangkok 10110'], country_name: 'Thailand' },
  placed_at: inMinutes(-1),
  pay_by: null,
  paid_at: inMinutes(0),
  redirect_url: null,
  failed: null,
  cancelled_for: null,
  actions: [],
  pay: [],
  shown,
  ...more,
})

/** Fixture: the payment of a placed, unpaid order. */
export const unpaid = (more: Partial<Payment> = {}): Payment =>
  payment({
    status: 'unpaid',
    pay_by: inMinutes(24),
    paid_at: null,
    actions: ['pay', 'cancel'],
    pay: [byWallet(), byCard(), byCash()],
    ...more,
  })

export const cartLine = (more: Partial<CartLine> & { id: string; product_id: string }): CartLine => ({
  ...quoteLine(more),
  price_seen: '48.00',
  list_price: null,
  items_left: 9,
  selected: true,
  state: 'ok',
  offer_ends: null,
  added_at: null,
  ...more,
})

export const cart = (lines: CartLine[]): Cart => ({
  shops: [
    {
      shop: { id: '1', name: 'Ridgeline Outdoor', image: null, tint: 2 },
      lines,
      items: '92.80',
      delivery: '0.00',
      to_free_delivery: null,
      coupon: null,
      coupons: [],
    },
  ],
  gone: [],
  coupons: [],
  costs: costs(),
  place: null,
  items_count: lines.length,
  most: 200,
})
