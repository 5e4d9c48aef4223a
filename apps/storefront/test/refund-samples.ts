import type { AnswerOf, Refund, RefundCard, listRefunds, quoteRefund } from '@plaza/contract'
import { inDays } from './order-samples.ts'
import { inWords } from './samples.ts'

const goods = {
  product_id: '11',
  sku_id: '110',
  ...inWords('name', 'Ridgeline trail shoe'),
  options: [],
  image: null,
  tint: 3,
}

/** Fixture: a refund request that waits for the shop. */
export const refundCard = (more: Partial<RefundCard> = {}): RefundCard => ({
  id: '5',
  order_id: '87',
  order_no: '20261121-0087',
  shop: { id: '1', name: 'Ridgeline Outdoor', image: null, tint: 2 },
  state: 'applied',
  outcome: 0,
  label: 'Under review by the shop',
  kind: 'refund',
  reason: 'damaged',
  amount: '48.00',
  asked_at: inDays(-1),
  deadline: { at: inDays(1), by: 'seller', effect: 'approved' },
  actions: ['cancel'],
  answers: [],
  items: [{ ...goods, item_id: '1', quantity: 1, amount: '48.00' }],
  ...more,
})

export const refundsOf = (list: RefundCard[], more: Partial<AnswerOf<typeof listRefunds>> = {}): AnswerOf<typeof listRefunds> => ({
  list,
  next_cursor: null,
  counts: { all: list.length, mine: 0, open: 0, done: 0 },
  ...more,
})

export const refund = (more: Partial<Refund> = {}): Refund => ({
  ...refundCard(),
  remark: 'The sole is torn',
  parts: { items: '48.00', tax: '0.00', delivery: '0.00', discount: '0.00' },
  asked: '48.00',
  offered: null,
  back_to: 'wallet',
  refunded_at: null,
  return_address: null,
  address_needed: false,
  carrier: null,
  tracking_no: null,
  timeline: [{ state: 'applied', label: 'Asked for', at: inDays(-1), by: 'customer', note: 'The sole is torn', pictures: [] }],
  ...more,
})

export const refundQuote = (more: Partial<AnswerOf<typeof quoteRefund>> = {}): AnswerOf<typeof quoteRefund> => ({
  lines: [
    { ...goods, item_id: '1', left: 2, amount: '96.00', open_refund: null },
    { ...goods, ...inWords('name', 'Wool socks'), item_id: '2', left: 0, amount: '0.00', open_refund: '4' },
  ],
  kinds: ['refund', 'return'],
  reasons: ['damaged', 'not_as_described', 'changed_mind'],
  items: '48.00',
  delivery: '0.00',
  amount: '48.00',
  parts: { items: '48.00', tax: '0.00', delivery: '0.00', discount: '0.00' },
  back_to: 'wallet',
  until: inDays(6),
  ...more,
})
