import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Goods, ShopOfLines } from './cart.ts'
import { Id, Price, Sum, Time, Flag, int, line, list, oneOf, optional, paging, text } from '../fields.ts'

export const refundStates = [
  'applied',
  'offered',
  'approved',
  'awaiting_return',
  'return_shipped',
  'return_received',
  'refunding',
  'refund_owed',
  'refunded',
  'rejected',
  'escalated',
  'closed',
  'cancelled',
] as const
export type RefundState = (typeof refundStates)[number]
/** `refund`: money only. `return`: the goods are sent back. `withdrawal`: the legal right to cancel without a reason. */
export const refundKinds = ['refund', 'return', 'withdrawal'] as const
export type RefundKind = (typeof refundKinds)[number]
export const refundReasons = ['not_arrived', 'damaged', 'wrong_item', 'not_as_described', 'missing_parts', 'changed_mind', 'other'] as const
export type RefundReason = (typeof refundReasons)[number]
/** 0 under review, 1 success, −1 failed. */
export const RefundOutcome = z.union([z.literal(-1), z.literal(0), z.literal(1)])

/** Actions that the buyer may take on a refund request now. */
export const refundActions = ['cancel', 'accept_offer', 'decline_offer', 'ship', 'escalate', 'evidence'] as const
/** Actions that the shop may take on a refund request now. */
export const refundAnswers = ['accept', 'offer', 'refuse', 'received', 'evidence'] as const

export const maxRefundPictures = 9

const card = {
  id: z.string(),
  order_id: z.string(),
  order_no: z.string(),
  shop: ShopOfLines,
  state: z.enum(refundStates),
  outcome: RefundOutcome,
  /** State of the refund request, in the language of the request. */
  label: z.string(),
  kind: z.enum(refundKinds),
  reason: z.enum(refundReasons),
  /** The calculated refund. While the buyer has not answered the shop's offer: the offered amount. */
  amount: Price,
  asked_at: Time,
  /** Who must act, until when, and the state of the request if that deadline passes. */
  deadline: z.nullable(z.object({ at: Time, by: z.enum(['customer', 'seller', 'staff']), effect: z.enum(refundStates) })),
  actions: z.array(z.enum(refundActions)),
  answers: z.array(z.enum(refundAnswers)),
  items: z.array(z.extend(Goods, { item_id: z.string(), quantity: z.number(), amount: Price })),
}
export const RefundCard = z.object(card)
export type RefundCard = z.infer<typeof RefundCard>

/** Parts of a calculated refund: `items + tax + delivery − discount`. A tax included in prices is not added. The buyer may request less. */
export const RefundParts = z.object({ items: Price, tax: Price, delivery: Price, discount: Price })
export const Refund = z.object({
  ...card,
  remark: z.string(),
  parts: RefundParts,
  asked: Price,
  offered: z.nullable(Price),
  /** Target of the refund: the wallet, the card that the buyer paid with, or cash. */
  back_to: z.enum(['wallet', 'card', 'cash']),
  refunded_at: z.nullable(Time),
  /** The address that the buyer sends the goods to, once they must be sent back. `address_needed`: the shop must state it before it accepts. */
  ...{ return_address: z.nullable(z.array(z.string())), address_needed: z.boolean() },
  carrier: z.nullable(z.string()),
  tracking_no: z.nullable(z.string()),
  timeline: z.array(
    z.object({
      state: z.enum(refundStates),
      label: z.string(),
      at: Time,
      by: z.enum(['customer', 'seller', 'operator', 'system']),
      note: z.string(),
      /** Evidence of this timeline entry: pictures at signed addresses for the caller. */
      pictures: z.array(z.object({ id: z.string(), url: z.string() })),
    }),
  ),
})
export type Refund = z.infer<typeof Refund>

const RefundSelection = z.object({ item_id: Id, quantity: int(1, 999) })
const unknown = { refund_unknown: 1500018 } as const

/** Calculates the refund for the selected items, without a request. */
export const quoteRefund = call({
  method: 'POST',
  path: '/customer/refund/quote',
  who: 'customer',
  summary: 'List the refundable parts of an order, and the sum for a selection',
  input: z.object({ order_id: Id, items: optional(list(RefundSelection, 200)), kind: optional(oneOf(refundKinds)) }),
  answer: z.object({
    lines: z.array(z.extend(Goods, { item_id: z.string(), left: z.number(), amount: Price, open_refund: z.nullable(z.string()) })),
    kinds: z.array(z.enum(refundKinds)),
    reasons: z.array(z.enum(refundReasons)),
    /** Total of the selected items. Delivery is refunded if the whole order is returned or never arrived. */
    items: Price,
    delivery: Price,
    amount: Price,
    parts: RefundParts,
    back_to: z.enum(['wallet', 'card', 'cash']),
    until: z.nullable(Time),
  }),
  refusals: { order_unknown: 1500018, not_refundable: 2000009, more_than_bought: 2000011 },
})

export const applyRefund = call({
  method: 'POST',
  path: '/customer/refund/apply',
  who: 'customer',
  once: true,
  summary: 'Request a refund for lines of an order',
  input: z.object({
    order_id: Id,
    items: list(RefundSelection, 200),
    kind: oneOf(refundKinds),
    /** May be missing if the kind is `withdrawal`. */
    reason: optional(oneOf(refundReasons)),
    remark: optional(text(500)),
    images: optional(list(Id, maxRefundPictures)),
    /** The requested amount, if it is less than the calculated refund. */
    amount: optional(Sum),
    idempotency_key: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, 'key')),
  }),
  answer: Refund,
  refusals: {
    order_unknown: 1500018,
    /** `data.until` is the last day on which the buyer could request a refund. */
    not_refundable: 2000009,
    /** `data.refund_id` is the undecided request for one of these lines. */
    refund_exists: 2000010,
    /** `data.left` is the quantity that can still be refunded, by line. */
    more_than_bought: 2000011,
    /** `data.reason` says why: for example the limit of five requests for one line, another user's file, or an amount above that of the selection. */
    not_sent: 2000012,
    field_missing: 1000009,
  },
})

export const refundTabs = ['all', 'mine', 'open', 'done'] as const
export const listRefunds = call({
  method: 'GET',
  path: '/customer/refund/list',
  who: 'customer',
  summary: 'List refund requests, newest first. `mine` are those that wait for you',
  input: z.object({ status: optional(oneOf(refundTabs)), ...paging }),
  answer: z.object({
    list: z.array(RefundCard),
    next_cursor: z.nullable(z.string()),
    counts: z.record(z.enum(refundTabs), z.number()),
  }),
  refusals: { cursor_stale: 1000008 },
})

export const showRefund = call({
  method: 'GET',
  path: '/customer/refund/detail',
  who: 'customer',
  summary: 'Get one refund request with its history and evidence',
  input: z.object({ id: Id }),
  answer: Refund,
  refusals: unknown,
})

export const cancelRefund = call({
  method: 'POST',
  path: '/customer/refund/cancel',
  who: 'customer',
  summary: 'Withdraw a refund request, until the goods are on their way',
  input: z.object({ id: Id }),
  answer: Refund,
  refusals: { ...unknown, cancelled_already: 2000013, not_possible: 2000012 },
})

export const answerOffer = call({
  method: 'POST',
  path: '/customer/refund/offer',
  who: 'customer',
  once: true,
  summary: 'Accept the shop’s offer, or keep asking for the full amount',
  input: z.object({ id: Id, accept: Flag, idempotency_key: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, 'key')) }),
  answer: Refund,
  refusals: { ...unknown, not_possible: 2000012 },
})

export const shipReturn = call({
  method: 'POST',
  path: '/customer/refund/ship',
  who: 'customer',
  summary: 'Name the carrier and tracking number of a return',
  input: z.object({ id: Id, carrier: line(40, 1), tracking_no: line(40, 1) }),
  answer: Refund,
  refusals: { ...unknown, no_parcel_awaited: 2000014, field_wrong: 1000008 },
})

export const escalateRefund = call({
  method: 'POST',
  path: '/customer/refund/escalate',
  who: 'customer',
  summary: 'Ask staff to decide a declined request',
  input: z.object({ id: Id, remark: text(500, 3), images: optional(list(Id, maxRefundPictures)) }),
  answer: Refund,
  refusals: { ...unknown, not_possible: 2000012, file_unknown: 3000008 },
})

const Evidence = z.object({
  id: Id,
  note: text(500, 3),
  images: optional(list(Id, maxRefundPictures)),
  idempotency_key: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, 'key')),
})
export const addRefundEvidence = call({
  method: 'POST',
  path: '/customer/refund/evidence',
  who: 'customer',
  once: true,
  summary: 'Add evidence to a request while staff review it. The shop reads it too',
  input: Evidence,
  answer: Refund,
  /** `not_possible`: the maximum number of additions is reached. */
  refusals: { ...unknown, not_possible: 2000012, file_unknown: 3000008 },
})

export const listShopRefunds = call({
  method: 'GET',
  path: '/seller/refunds',
  who: 'seller',
  summary: 'List received refund requests: those that wait for an answer first, by deadline',
  input: z.object({ state: optional(oneOf(['open', 'done', 'all'])), ...paging }),
  answer: z.object({
    list: z.array(RefundCard),
    next_cursor: z.nullable(z.string()),
    counts: z.object({ open: z.number(), mine: z.number() }),
  }),
  refusals: { not_allowed: 3000001, cursor_stale: 1000008 },
})
const sellers = { refund_unknown: 1500018, not_allowed: 3000001, not_possible: 2000012 } as const
export const showShopRefund = call({
  method: 'GET',
  path: '/seller/refund',
  who: 'seller',
  summary: 'Get one received refund request with its evidence',
  input: z.object({ id: Id }),
  answer: Refund,
  refusals: { ...unknown, not_allowed: 3000001 },
})
export const acceptRefund = call({
  method: 'POST',
  path: '/seller/refund/accept',
  who: 'seller',
  summary: 'Accept a refund request: the money goes back now, or once the goods arrive',
  input: z.object({ id: Id }),
  answer: Refund,
  refusals: { ...sellers, no_return_address: 2000014 },
})
export const offerRefund = call({
  method: 'POST',
  path: '/seller/refund/offer',
  who: 'seller',
  summary: 'Offer a partial refund. The buyer keeps the goods',
  input: z.object({ id: Id, amount: Sum }),
  answer: Refund,
  refusals: { ...sellers, field_wrong: 1000008 },
})
export const refuseRefund = call({
  method: 'POST',
  path: '/seller/refund/refuse',
  who: 'seller',
  summary: 'Decline a refund request with a reason. The buyer may ask staff to decide',
  input: z.object({ id: Id, reason: text(500, 3), images: optional(list(Id, maxRefundPictures)) }),
  answer: Refund,
  refusals: { ...sellers, file_unknown: 3000008 },
})
export const receiveReturn = call({
  method: 'POST',
  path: '/seller/refund/received',
  who: 'seller',
  summary: 'Confirm that the goods are back. A problem with them goes to staff',
  input: z.object({ id: Id, as_described: Flag, note: optional(text(500)) }),
  answer: Refund,
  refusals: { ...sellers, field_missing: 1000009 },
})
export const addShopRefundEvidence = call({
  method: 'POST',
  path: '/seller/refund/evidence',
  who: 'seller',
  once: true,
  summary: 'Add evidence to a request while staff review it. The buyer reads it too',
  input: Evidence,
  answer: Refund,
  refusals: { ...sellers, file_unknown: 3000008 },
})
