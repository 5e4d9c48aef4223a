import * as z from 'zod/mini'
import { caseKinds } from '../approvals/queue/cases.ts'
import { call } from '../call.ts'
import { line } from '../fields.ts'

/** Kinds of records that staff find, in the order of the results. */
export const foundKinds = ['order', 'refund', 'person', 'shop', 'staff', 'case', 'ticket', 'posting', 'product'] as const
export type FoundKind = (typeof foundKinds)[number]

/** The greatest number of results of each kind. */
export const maxFoundOfKind = 5

export const FoundRecord = z.object({
  kind: z.enum(foundKinds),
  /** ID of the record. For a posting, the reference of its journal, such as `order:7`. */
  id: z.string(),
  /** Number or name of the record. For a case, the line that identifies it. */
  name: z.string(),
  /** Further text, such as the buyer of an order, in the language of the request. */
  note: z.string(),
  /** Whether the keyword is the number, the email address or the transaction ID of the record. */
  exact: z.boolean(),
  /** The kind of a case. Null for other records. */
  case_kind: z.nullable(z.enum(caseKinds)),
})
export type FoundRecord = z.infer<typeof FoundRecord>

export const findRecords = call({
  method: 'GET',
  path: '/operator/find',
  who: 'operator',
  summary:
    'Find orders, refunds, people, shops, staff, cases, tickets, postings and products by number, name, e-mail or TXID. Exact matches first',
  input: z.object({ keyword: line(128, 1) }),
  answer: z.object({ list: z.array(FoundRecord) }),
  refusals: { not_allowed: 3000001 },
})
