import * as z from 'zod/mini'
import { languages } from '@plaza/values'
import { AccountOwner } from '../../account-owner.ts'
import { call } from '../../call.ts'
import { Flag, IdempotencyKey, Id, Price, Sum, Time, int, list, oneOf, optional, page, paging, text } from '../../fields.ts'

/** Kinds of cases that staff decide. Each kind belongs to the module that owns the decided record. */
export const caseKinds = ['100', '200', '300', '400', '500', 'refund', 'report', 'talk', 'data'] as const
export type CaseKind = (typeof caseKinds)[number]
/** All kinds of work with a promised response time: decisions, and answers to tickets. */
export const promiseKinds = [...caseKinds, 'ticket'] as const
export type PromiseKind = (typeof promiseKinds)[number]
export const caseDecisions = ['approve', 'refuse', 'need_more', 'pay', 'fail', 'received'] as const
export type CaseDecision = (typeof caseDecisions)[number]

const Claim = z.nullable(z.object({ operator_id: z.string(), name: z.string(), until: Time, mine: z.boolean() }))

export const CaseRow = z.object({
  kind: z.enum(caseKinds),
  id: z.string(),
  who: z.object({ id: z.string(), name: z.string() }),
  amount: z.nullable(Price),
  /** One line that identifies the case, such as the wallet, the payout account or the shop. */
  about: z.string(),
  since: Time,
  due: Time,
  /** True while the case waits for a decision, or for its decision to take effect. */
  open: z.boolean(),
  late: z.boolean(),
  state: z.string(),
  claimed_by: Claim,
  /** Signatures that the case has: 1 while the first of two approvals waits for the second. */
  signatures: z.number(),
})
export type CaseRow = z.infer<typeof CaseRow>

/** A fact for the decision. `tone` says whether it supports or contradicts the claim. */
const Evidence = z.object({ label: z.string(), value: z.string(), tone: z.enum(['plain', 'good', 'bad']) })

/** A requested field value beside the current one. `images` are paths of public pictures. */
const Compared = z.object({
  field: z.string(),
  lang: z.nullable(z.enum(['zh', 'en', 'es', 'jp', 'th', 'zhtw'])),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  images: z.nullable(z.object({ before: z.array(z.string()), after: z.array(z.string()) })),
})
export type Compared = z.infer<typeof Compared>

export const Case = z.extend(CaseRow, {
  version: z.number(),
  evidence: z.array(Evidence),
  /** For changes to a published record: requested and current values, by field and language. */
  compared: z.array(Compared),
  /** Goods that staff can count on arrival, with the expected quantity. */
  lines: z.array(z.object({ sku_id: z.string(), name: z.string(), expected: z.number() })),
  /** Signed addresses of proof images, which only the caller can open. The mall logs each view. */
  pictures: z.array(z.object({ id: z.string(), url: z.string() })),
  /** Warnings: reasons why staff should check the case closely. */
  flags: z.array(z.object({ flag: z.string(), why: z.string() })),
  duplicates: z.array(z.object({ kind: z.enum(caseKinds), id: z.string(), why: z.string() })),
  history: z.array(z.object({ at: Time, actor: z.string(), what: z.string(), note: z.nullable(z.string()) })),
  /** Decisions that the caller may take on this case now. */
  decisions: z.array(z.enum(caseDecisions)),
  /** Decisions that take effect only after two people made them. The caller's decision is then the first signature, or the second. */
  two_needed: z.array(z.enum(caseDecisions)),
  /** The first of two required approvals. Null if none was given yet, or if one is enough. */
  first_signature: z.nullable(z.object({ operator_id: z.string(), name: z.string(), at: Time, decision: z.enum(caseDecisions) })),
  /** Language in which the affected person reads the decision. */
  reads: z.enum(languages),
  /** The latest balance lines, for a case that pays money out. */
  balance_lines: z.array(z.object({ at: Time, kind: z.string(), amount: z.string(), balance: Price })),
  /** A decision that takes effect at the time `until`. Before that, its author may undo it. */
  held: z.nullable(z.object({ name: z.string(), mine: z.boolean(), decision: z.enum(caseDecisions), until: Time })),
  /** Why the caller cannot decide here. Null if the caller may decide, or if there is nothing to decide. */
  rests: z.nullable(z.enum(['role', 'own_case', 'signed_already', 'held', 'claimed'])),
  /** The author of the final decision. Null while the case is undecided. */
  decided: z.nullable(z.object({ name: z.string(), at: Time, decision: z.enum(caseDecisions) })),
})
export type Case = z.infer<typeof Case>

export const listCases = call({
  method: 'GET',
  path: '/operator/queue',
  who: 'operator',
  summary: 'List the cases that wait for a decision, by deadline',
  input: z.object({
    kind: optional(oneOf(caseKinds)),
    state: optional(oneOf(['open', 'decided'])),
    mine: optional(Flag),
    /** A case number, or a person's number or the start of their name, email or last name. */
    keyword: optional(text(120)),
    ...paging,
  }),
  answer: z.extend(page(CaseRow), {
    /** Number of waiting cases by kind, and how many of them are late. Counts stop at a thousand. */
    counts: z.record(z.string(), z.object({ open: z.number(), late: z.number() })),
    /** Cases that the caller decided in the last 24 hours. */
    own_decided: z.number(),
  }),
  refusals: { not_allowed: 3000001, cursor_stale: 1000008 },
})

export const showCase = call({
  method: 'GET',
  path: '/operator/case',
  who: 'operator',
  summary: 'Get one case with its evidence, flags, duplicates and history',
  input: z.object({ kind: oneOf(caseKinds), id: Id }),
  answer: Case,
  refusals: { not_allowed: 3000001, case_unknown: 2000019 },
})

export const claimCase = call({
  method: 'POST',
  path: '/operator/case/claim',
  who: 'operator',
  summary: 'Claim a case for 15 minutes, so that no one else decides it meanwhile',
  input: z.object({ kind: oneOf(caseKinds), id: Id }),
  answer: Case,
  refusals: { not_allowed: 3000001, case_unknown: 2000019, claimed_already: 3000007, decided_already: 3000009 },
})

export const releaseCase = call({
  method: 'POST',
  path: '/operator/case/release',
  who: 'operator',
  summary: 'Return a claimed case to the queue',
  input: z.object({ kind: oneOf(caseKinds), id: Id }),
  answer: Case,
  refusals: { not_allowed: 3000001, case_unknown: 2000019 },
})

/** Number of fields of a product: six fields, and three texts in each of six languages. */
const maxFieldsToAsk = 24

export const decideCase = call({
  method: 'POST',
  path: '/operator/case/decide',
  who: 'operator',
  once: true,
  summary: 'Decide a case. Where money rules require two people, the first decision is a signature that waits for a second',
  input: z.object({
    kind: oneOf(caseKinds),
    id: Id,
    version: z.pipe(z.string().check(z.regex(/^[0-9]{1,9}$/, 'number')), z.transform(Number)),
    decision: oneOf(caseDecisions),
    /** Reason for the applicant: a template key (`reasonTemplates`), which is translated into their language, or free text. */
    reason: optional(text(500)),
    /** Delays the decision by ten seconds. Until then `undoDecision` cancels it. The server runs the delay, so closing the window changes nothing. */
    hold: optional(Flag),
    /** The amount to credit, if it differs from the requested amount. A different amount needs a reason. */
    credited: optional(Sum),
    /** Reference of the payout at the bank or on the blockchain. */
    reference: optional(text(200)),
    /** An internal note that only staff read. */
    note: optional(text(500)),
    /** The fields that the applicant must fill in again, each with a reason. */
    fields: optional(list(z.object({ field: text(40, 1), reason: text(300, 1) }), maxFieldsToAsk)),
    /** Quantities counted on arrival, if they differ from the expected ones. A difference needs its reason. */
    counted: optional(list(z.object({ sku_id: Id, quantity: int(0, 100_000), reason: optional(text(200)) }), 100)),
    idempotency_key: IdempotencyKey,
  }),
  answer: Case,
  refusals: {
    not_allowed: 3000001,
    case_unknown: 2000019,
    changed_meanwhile: 3000007,
    /** The case is already decided, concerns the caller or the caller's shop, or was already approved by the caller; `data.decision` tells which. */
    decided_already: 3000009,
    field_missing: 1000009,
    field_wrong: 1000008,
    payouts_stopped: 3000011,
    short: 2000022,
  },
})

export const undoDecision = call({
  method: 'POST',
  path: '/operator/case/undo',
  who: 'operator',
  summary: 'Take back your own decision within the ten seconds that it is held',
  input: z.object({ kind: oneOf(caseKinds), id: Id }),
  answer: Case,
  refusals: {
    not_allowed: 3000001,
    case_unknown: 2000019,
    /** No decision is waiting to take effect, or a colleague made the waiting decision. */
    nothing_held: 3000009,
  },
})

/** The promised time for each kind of decision and for ticket answers, and how often the mall kept it in the last 28 days. */
export const getPromises = call({
  method: 'GET',
  path: '/store/promises',
  who: 'visitor',
  summary: 'Get promised and actual decision times, as medians by kind',
  answer: z.object({
    list: z.array(
      z.object({
        kind: z.enum(promiseKinds),
        decided: z.number(),
        /** Number of decisions made within the promised time. */
        kept: z.number(),
        promised_minutes: z.number(),
        median_minutes: z.number(),
      }),
    ),
  }),
})

export const LedgerCheck = z.object({
  id: z.string(),
  at: Time,
  green: z.boolean(),
  explained: z.boolean(),
  results: z.array(z.object({ invariant: z.string(), bad: z.number(), difference: Price })),
})
export type LedgerCheck = z.infer<typeof LedgerCheck>

export const listLedgerChecks = call({
  method: 'GET',
  path: '/operator/checks',
  who: 'operator',
  summary: 'List every invariant of the ledger, green or red with its difference',
  answer: z.object({ list: z.array(LedgerCheck) }),
  refusals: { not_allowed: 3000001 },
})

export const checkLedger = call({
  method: 'POST',
  path: '/operator/check',
  who: 'operator',
  summary: 'Check everything now. With `explain`, say why payouts may go on after the last red run',
  input: z.object({ explain: optional(text(500, 1)) }),
  answer: LedgerCheck,
  refusals: { not_allowed: 3000001, nothing_red: 3000009 },
})

export const Adjustment = z.object({
  id: z.string(),
  state: z.enum(['signed_once', 'made', 'withdrawn']),
  from: z.string(),
  to: z.string(),
  owner: AccountOwner,
  amount: Price,
  reason: z.string(),
  /** Text that the wallet's owner sees beside the balance line of the adjustment. */
  text: z.string(),
  asked_by: z.string(),
  asked_at: Time,
  signed_by: z.nullable(z.string()),
  signed_at: z.nullable(Time),
  /** True if the caller may approve it now. The author of a request may not. */
  may_sign: z.boolean(),
})
export type Adjustment = z.infer<typeof Adjustment>

export const adjustBalance = call({
  method: 'POST',
  path: '/operator/adjust',
  who: 'operator',
  once: true,
  summary: 'Request an adjustment between the suspense account and one person or shop. Money moves after a second signature',
  input: z.object({
    account: oneOf(['customer', 'shop']),
    id: Id,
    direction: oneOf(['credit', 'debit']),
    amount: Sum,
    reason: text(500, 3),
    text: text(300, 3),
    idempotency_key: IdempotencyKey,
  }),
  answer: Adjustment,
  refusals: { not_allowed: 3000001, owner_unknown: 2000019, field_wrong: 1000008 },
})

export const signAdjustment = call({
  method: 'POST',
  path: '/operator/adjust/sign',
  who: 'operator',
  once: true,
  summary: 'Sign someone else’s adjustment: the money moves, and its owner can read the reason',
  input: z.object({ id: Id, sign: Flag, idempotency_key: IdempotencyKey }),
  answer: Adjustment,
  refusals: { not_allowed: 3000001, adjustment_unknown: 2000019, decided_already: 3000009, short: 2000022 },
})

export const listAdjustments = call({
  method: 'GET',
  path: '/operator/adjustments',
  who: 'operator',
  summary: 'List adjustments, newest first',
  input: z.object({ ...paging }),
  answer: page(Adjustment),
  refusals: { not_allowed: 3000001, cursor_stale: 1000008 },
})
