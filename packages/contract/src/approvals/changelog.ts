import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Id, Time, oneOf, optional, page, paging, text } from '../fields.ts'

/** Kinds of records that staff edit, each with a history and an undo. */
export const editKinds = [
  'currency',
  'language',
  'wallet',
  'carrier',
  'config',
  'category',
  'brand',
  'ad',
  'announcement',
  'news',
  'post',
  'coupon',
  'words',
] as const
export type EditKind = (typeof editKinds)[number]

const State = z.nullable(z.record(z.string(), z.unknown()))
export const Edit = z.object({
  id: z.string(),
  kind: z.string(),
  thing: z.string(),
  /** Null if the edit created the record. */
  before: State,
  /** Null if the edit deleted the record. */
  after: State,
  by: z.string(),
  at: Time,
  /** The earlier edit that this edit reverted. Null if it reverted none. */
  taken_back: z.nullable(z.string()),
  /** Whether the caller may restore the state before this edit. */
  mine: z.boolean(),
  /** The record's latest edit when the first page of the list was read. A request to revert an edit sends this value. */
  version: z.string(),
})
export type Edit = z.infer<typeof Edit>

/** The record's latest edit that the sender saw; `0` for an unchanged or new record. Without this version the mall changes nothing. */
export const Version = z.string().check(z.regex(/^(0|[1-9][0-9]{0,17})$/, 'number'))

/** Data of a `changed_meanwhile` refusal: the current state, when it was last changed, and by whom. */
export const ChangedMeanwhile = z.object({
  /** Null if the record no longer exists. */
  current: State,
  version: z.string(),
  /** Null if the record was never changed. */
  since: z.nullable(Time),
  by: z.nullable(z.string()),
})
export type ChangedMeanwhile = z.infer<typeof ChangedMeanwhile>

export const listEdits = call({
  method: 'GET',
  path: '/operator/edits',
  who: 'operator',
  summary: 'List staff edits, newest first, with the old and new values',
  input: z.object({ kind: optional(oneOf(editKinds)), thing: optional(text(80)), ...paging }),
  answer: page(Edit),
  refusals: { not_allowed: 3000001, cursor_stale: 1000008 },
})

export const takeBack = call({
  method: 'POST',
  path: '/operator/edits/back',
  who: 'operator',
  summary: 'Undo an edit and restore the earlier values',
  input: z.object({ id: Id, version: Version }),
  answer: z.object({ kind: z.string(), thing: z.string() }),
  refusals: { not_allowed: 3000001, edit_unknown: 2000019, field_wrong: 1000008, changed_meanwhile: 3000007 },
})
