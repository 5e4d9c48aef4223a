import type { AnswerOf, Order, OrderCard, listOrders } from '@plaza/contract'
import { inMinutes } from './checkout-samples.ts'
import { inWords } from './samples.ts'

const dayMinutes = 24 * 60
export const inDays = (days: number): string => inMinutes(days * dayMinutes)

/** Fixture: an order in a list, paid and shipped. */
export const orderCard = (more: Partial<OrderCard> = {}): OrderCard => ({
  id: '87',
  order_no: '20261121-0087',
  payment_id: '9',
  shop: { id: '1', name: 'Ridgeline Outdoor', image: null, tint: 2 },
  status: 'on_the_way',
  payment_status: 'paid',
  delivery_status: 'on_the_way',
  label: 'On the way',
  payment_label: 'Paid',
  delivery_label: 'On the way',
  pieces: 1,
  first: inWords('name', 'Ridgeline trail shoe'),
  lines_count: 1,
  pictures: [{ image: 'a', tint: 3 }],
  total: '51.36',
  refunded: '0.00',
  placed_at: inDays(-1),
  arrival_method: { key: 'standard', from: '2026-11-25', to: '2026-11-28', ...inWords('name', 'Standard') },
  actions: ['track', 'complete', 'extend', 'again', 'invoice'],
  deadline: { at: inDays(14), effect: 'received' },
  open_refunds: 0,
  open_refund: null,
  ...more,
})

export const ordersOf = (list: OrderCard[], more: Partial<AnswerOf<typeof listOrders>> = {}): AnswerOf<typeof listOrders> => ({
  list,
  next_cursor: null,
  counts: { all: list.length, unpaid: 0, to_ship: 0, to_receive: 0, delivered: 0, to_review: 0, completed: 0, cancelled: 0, refunds: 0 },
  ...more,
})

export const orderLine = (more: Partial<Order['lines'][number]> = {}): Order['lines'][number] => ({
  product_id: '11',
  sku_id: '110',
  ...inWords('name', 'Ridgeline trail shoe'),
  options: [{ key: 'color', value: 'lavender', ...inWords('name', 'Colour'), ...inWords('value_name', 'Lavender') }],
  image: null,
  tint: 3,
  price: '48.00',
  quantity: 1,
  amount: '48.00',
  discount: '0.00',
  taxation: '7.00',
  tax: '3.36',
  item_id: '1',
  paid: '51.36',
  refundable: { quantity: 1, amount: '51.36' },
  refunded_quantity: 0,
  open_refund: null,
  may_comment: false,
  comment: null,
  ...more,
})

export const order = (more: Partial<Order> = {}): Order => ({
  ...orderCard(),
  lines: [orderLine()],
  timeline: [
    { status: 'unpaid', label: 'Placed', at: inDays(-1), by: 'customer', reason: '' },
    { status: 'paid', label: 'Paid', at: inDays(-1), by: 'customer', reason: '' },
    { status: 'on_the_way', label: 'On the way', at: inDays(-0.1), by: 'seller', reason: '' },
    { status: 'delivered', label: 'Delivered', at: null, by: null, reason: '' },
  ],
  parcels: [
    {
      id: '3',
      carrier: 'thai_post',
      carrier_name: 'Thai Post',
      tracking_no: 'TH204988317TH',
      tracking_url: 'https://track.example/TH204988317TH',
      lines: [{ item_id: '1', quantity: 1 }],
      shipped_at: inDays(-0.5),
      former: [],
      trace: [
        { step: 'on_the_way', label: 'On the way', place: 'Bangkok', at: inDays(-0.1) },
        { step: 'shipped', label: 'Shipped', place: '', at: inDays(-0.5) },
      ],
    },
  ],
  protection: {
    held_by: 'mall',
    amount: '51.36',
    until: inDays(14),
    then: 'received',
    says: 'Plaza holds $51.36 until you confirm receipt.',
  },
  method: 'wallet',
  paid_at: inDays(-1),
  delivered_at: null,
  success_at: null,
  logistics_no: 'TH204988317TH',
  remark: 'Please ring twice',
  cancel_reason: null,
  address: {
    full_name: 'Mali Srisai',
    email: 'mali@plaza.example',
    phone: '+66815550142',
    lines: ['12 Sukhumvit 33', 'Bangkok 10110'],
    country_name: 'Thailand',
  },
  money: {
    items: '48.00',
    shop_discount: '0.00',
    mall_discount: '0.00',
    delivery: '0.00',
    delivery_discount: '0.00',
    tax: '3.36',
    tax_included: false,
    total: '51.36',
    refunded: '0.00',
  },
  refund_until: null,
  may_extend: true,
  shown: { currency: 'USD', symbol: '$', rate: '1' },
  ...more,
})
