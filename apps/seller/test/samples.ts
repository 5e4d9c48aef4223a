import { inWords } from '@plaza/console/test'
import {
  type Refund,
  type SellerDesk,
  type ShopProduct,
  type ShopProductRow,
  type SoldOrder,
  type SoldOrderDetail,
  sellerRights,
} from '@plaza/contract'

/** Fixture: the signed-in seller, with rights and task counts. Each test sets the other data that it needs. */
export const anders: SellerDesk = {
  shop: { id: '7', name: 'Ridgeline Outdoor', image: null, tint: 4, status: 'open' },
  email: 'anders@plaza.example',
  role: 'owner',
  may: [...sellerRights],
  counts: { to_ship: 12, refunds: 2, low_stock: 0, notices: 0 },
}

/** Fixture: an order as the shop sees it in a list. */
export const soldOrder = (more: Partial<SoldOrder> & { id: string }): SoldOrder => ({
  order_no: `20261121-00${more.id}`,
  payment_id: '1',
  shop: { id: '7', name: 'Ridgeline Outdoor', image: null, tint: 4 },
  status: 'to_ship',
  payment_status: 'paid',
  delivery_status: 'preparing',
  label: 'To ship',
  payment_label: 'Paid',
  delivery_label: 'Preparing',
  pieces: 1,
  first: inWords('name', { en: 'Ridgeline trail shoe' }),
  lines_count: 1,
  pictures: [],
  total: '48.00',
  refunded: '0.00',
  placed_at: '2026-11-21T08:00:00.000Z',
  arrival_method: { key: 'standard', from: '2026-11-24', to: '2026-11-26', ...inWords('name', { en: 'Standard' }) },
  actions: ['ship', 'cancel'],
  deadline: null,
  open_refunds: 0,
  customer_name: 'Mali S.',
  promised_carrier: 'Fjordpost',
  ...more,
})

/** Fixture: a product row in the shop's list; a draft unless the test says otherwise. */
export const shopProductRow = (more: Partial<ShopProductRow> & { id: string }): ShopProductRow => ({
  state: 'draft',
  draft: null,
  code: null,
  name: 'A lamp of paper',
  image: null,
  tint: 9,
  price: '24.00',
  variants: 1,
  items_left: null,
  publish_at: null,
  expires_at: null,
  changed_at: '2026-11-21T08:00:00.000Z',
  actions: ['save', 'submit', 'copy', 'remove'],
  version: 1,
  ...more,
})

/** Fixture: a product with all fields that its editor shows, complete in English, with two pictures. */
export const shopProduct = (more: Partial<ShopProduct> & { id: string }): ShopProduct => ({
  ...shopProductRow(more),
  content: {
    name_en: 'A lamp of paper',
    short_description_en: 'Light for a corner',
    description_en: 'Folded by hand.',
    category: { id: '2', name_en: 'Lamps' },
    brand: null,
    images: ['a/640.webp', 'b/640.webp'],
    options: [],
    option_words: [],
    skus: [{ id: '7', values: [], price: '24.00', image: null, items_left: null }],
    tax_rate: '7.00',
    weight_grams: 500,
    publish_at: null,
    expires_at: null,
  },
  live: null,
  waits: [],
  faults: [],
  reason: null,
  reason_fields: [],
  submitted_at: null,
  decided_by: null,
  price_jumps: [],
  ...more,
})

const line = (item_id: string, quantity: number, name: string): SoldOrderDetail['lines'][number] => ({
  item_id,
  product_id: item_id,
  sku_id: item_id,
  ...inWords('name', { en: name }),
  options: [],
  image: null,
  tint: 1,
  price: '16.00',
  quantity,
  amount: '16.00',
  discount: '0.00',
  taxation: '7.00',
  tax: '0.00',
  paid: '16.00',
  refundable: { quantity: 0, amount: '0.00' },
  refunded_quantity: 0,
  open_refund: null,
})

/** Fixture: an order with all its fields: two pieces of one product and one piece of another product. */
export const soldDetail = (more: Partial<SoldOrderDetail> & { id: string }): SoldOrderDetail => ({
  ...soldOrder({ id: more.id }),
  pieces: 3,
  lines: [line('1', 2, 'Trail shoes'), line('2', 1, 'Socks')],
  timeline: [
    { status: 'paid', label: 'Paid', at: '2026-11-21T08:00:00.000Z', by: 'customer', reason: '' },
    { status: 'shipped', label: 'Shipped on its way', at: null, by: null, reason: '' },
  ],
  parcels: [],
  address: { full_name: 'Mali S.', phone: '+66 81 555 0100', lines: ['1 Soi Ari', 'Bangkok 10400'], country_name: 'Thailand' },
  remark: '',
  cancel_reason: null,
  money: {
    ...{ items: '48.00', shop_discount: '0.00', mall_discount: '0.00', delivery: '0.00', delivery_discount: '0.00', tax: '0.00' },
    ...{ tax_included: false, total: '48.00', refunded: '0.00' },
  },
  statement: {
    sold_for: '48.00',
    refunded: '0.00',
    commission_rate: '5.00',
    commission: '2.40',
    net: '45.60',
    settles_at: null,
    settled: false,
    cash: null,
  },
  carriers: [
    { key: 'promised', name: 'Fjordpost', example: '' },
    { key: 'dhl', name: 'DHL', example: '1234567890' },
  ],
  ...more,
})

/** Fixture: a refund request that waits for the shop's answer. */
export const refund = (more: Partial<Refund> & { id: string }): Refund => ({
  order_id: '87',
  order_no: '20261121-0087',
  shop: { id: '7', name: 'Ridgeline Outdoor', image: null, tint: 4 },
  state: 'applied',
  outcome: 0,
  label: 'Under review',
  kind: 'refund',
  reason: 'damaged',
  amount: '16.00',
  asked_at: '2026-11-21T08:00:00.000Z',
  deadline: { at: '2030-11-23T08:00:00.000Z', by: 'seller', effect: 'approved' },
  actions: [],
  answers: ['accept', 'offer', 'refuse'],
  items: [
    {
      item_id: '1',
      product_id: '1',
      sku_id: '1',
      ...inWords('name', { en: 'Trail shoes' }),
      options: [],
      image: null,
      tint: 1,
      quantity: 1,
      amount: '16.00',
    },
  ],
  remark: 'The sole came off on the first day.',
  parts: { items: '16.00', tax: '0.00', delivery: '0.00', discount: '0.00' },
  asked: '16.00',
  offered: null,
  back_to: 'wallet',
  refunded_at: null,
  return_address: null,
  address_needed: false,
  carrier: null,
  tracking_no: null,
  timeline: [
    {
      state: 'applied',
      label: 'Asked for',
      at: '2026-11-21T08:00:00.000Z',
      by: 'customer',
      note: '',
      pictures: [{ id: '5', url: '/api/files/5' }],
    },
  ],
  ...more,
})
