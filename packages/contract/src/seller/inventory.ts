import * as z from 'zod/mini'
import { call } from '../call.ts'
import {
  Flag,
  IdempotencyKey,
  Id,
  Time,
  int,
  line,
  list,
  localizedFields,
  oneOf,
  optional,
  page,
  paging,
  text,
  withDefault,
} from '../fields.ts'

/** At this number of units the shop gets a warning, and the cart shows the remaining stock. */
export const fewPieces = 5
export const maxIntakeLines = 100
export const intakeStates = ['applied', 'approved', 'received', 'refused', 'cancelled'] as const
export type IntakeState = (typeof intakeStates)[number]

const OfSku = {
  sku_id: z.string(),
  product_id: z.string(),
  ...localizedFields('name'),
  /** The variant, as option names and values. */
  options: z.record(z.string(), z.string()),
  image: z.nullable(z.string()),
  tint: z.number(),
}

export const StockLevel = z.object({
  ...OfSku,
  /** Units in stock. `reserved` are those reserved for unpaid orders, and `left` those that can still be bought. */
  on_hand: z.number(),
  reserved: z.number(),
  left: z.number(),
  /** Units sold minus units returned. */
  sold: z.number(),
  low: z.boolean(),
  on_sale: z.boolean(),
})
export type StockLevel = z.infer<typeof StockLevel>

export const listStock = call({
  method: 'GET',
  path: '/seller/stock',
  who: 'seller',
  summary: 'List the shop’s stock by variant, held and sold, newest product first',
  input: z.object({
    keyword: optional(text(80)),
    /** Limits the list to variants with few or no units left. */
    low: optional(Flag),
    ...paging,
  }),
  answer: z.extend(page(StockLevel), { counts: z.object({ low: z.number() }) }),
  refusals: { not_allowed: 3000001, cursor_stale: 1000008 },
})

export const stockMovements = ['received', 'reserved', 'released', 'sold', 'returned', 'counted'] as const
export const listStockMovements = call({
  method: 'GET',
  path: '/seller/stock/movements',
  who: 'seller',
  summary: 'List every movement of one variant, newest first',
  input: z.object({ sku_id: Id, ...paging }),
  answer: page(
    z.object({
      id: z.string(),
      kind: z.enum(stockMovements),
      /** Change of the number of units in stock. A reservation does not change this number. */
      change: z.number(),
      quantity: z.number(),
      /** The stock delivery that caused the movement. Null if none did. */
      intake_id: z.nullable(z.string()),
      at: Time,
    }),
  ),
  refusals: { not_allowed: 3000001, sku_unknown: 2000019, cursor_stale: 1000008 },
})

export const Intake = z.object({
  id: z.string(),
  state: z.enum(intakeStates),
  lines: z.array(
    z.object({
      ...OfSku,
      expected: z.number(),
      /** The quantity counted on arrival; `difference` is the reason if it differs from the expected quantity. */
      counted: z.nullable(z.number()),
      difference: z.nullable(z.string()),
    }),
  ),
  /** Delivery documents, at signed addresses that only the caller can open. */
  documents: z.array(z.object({ id: z.string(), url: z.string() })),
  document_no: z.string(),
  /** Expected day of arrival. */
  arrives_at: z.string(),
  note: z.string(),
  /** Why staff refused the delivery. */
  reason: z.nullable(z.string()),
  asked_at: Time,
  decide_by: Time,
  ended_at: z.nullable(Time),
  can_cancel: z.boolean(),
  steps: z.array(z.object({ state: z.enum(intakeStates), at: Time, message: z.nullable(z.string()) })),
})
export type Intake = z.infer<typeof Intake>

export const applyStock = call({
  method: 'POST',
  path: '/seller/stock/apply',
  who: 'seller',
  once: true,
  summary: 'Request to bring pieces into stock. It is free, and they count once received',
  input: z.object({
    lines: list(z.object({ sku_id: Id, quantity: int(1, 100_000) }), maxIntakeLines),
    /** IDs of the shop's uploads with purpose=certificate: a delivery note, an invoice. */
    document: list(Id, 3),
    document_no: withDefault(line(60), ''),
    arrives_at: z.string().check(z.regex(/^20[0-9]{2}-[01][0-9]-[0-3][0-9]$/, 'day')),
    note: withDefault(text(300), ''),
    idempotency_key: IdempotencyKey,
  }),
  answer: Intake,
  refusals: {
    not_allowed: 3000001,
    /** The SKU does not exist or belongs to another shop. `data.fields` names the fields. */
    sku_unknown: 2000019,
    field_missing: 1000009,
    field_wrong: 1000008,
    too_many: 3000006,
  },
})

export const cancelStock = call({
  method: 'POST',
  path: '/seller/stock/cancel',
  who: 'seller',
  summary: 'Cancel a stock-in request before any of it is received',
  input: z.object({ id: Id }),
  answer: Intake,
  refusals: { not_allowed: 3000001, intake_unknown: 2000019, decided_already: 3000009 },
})

export const listStockApplications = call({
  method: 'GET',
  path: '/seller/stock/applications',
  who: 'seller',
  summary: 'List the shop’s stock-in requests, newest first',
  input: z.object({ id: optional(Id), state: optional(oneOf(intakeStates)), ...paging }),
  answer: page(Intake),
  refusals: { not_allowed: 3000001, cursor_stale: 1000008 },
})
