import * as z from 'zod/mini'
import { call } from '../call.ts'
import { caseKinds, getPromises } from '../approvals/queue/cases.ts'
import { Flag, Id, Price, Time, line, optional, page, paging } from '../fields.ts'
import { AuditRow } from './customers.ts'

export const MallFigures = z.object({
  orders: z.number(),
  /** The amount paid for orders, in the base currency. */
  sales: Price,
  people: z.number(),
  shops: z.number(),
  recharges: Price,
  withdrawals: Price,
})
export type MallFigures = z.infer<typeof MallFigures>

const denied = { not_allowed: 3000001 } as const
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date'))

/** Undecided cases of one kind: their number, how many are late, and since when the most urgent one has waited. Counts stop at 1,000. */
const Waiting = z.object({ kind: z.enum(caseKinds), open: z.number(), late: z.number(), oldest: z.nullable(Time) })

/** Figures for today and yesterday. Both end at the current time of day, so that they compare. */
export const getOverview = call({
  method: 'GET',
  path: '/operator/overview',
  who: 'operator',
  summary: 'Compare today with the same day of last week up to this hour, and say whether the books agree',
  answer: z.object({
    today: MallFigures,
    last_week: MallFigures,
    /** Result of the last ledger checks. Null if none have run yet. */
    books: z.nullable(z.object({ at: Time, green: z.boolean(), difference: Price })),
    /** Numbers of undecided cases, of the kinds that the caller's role may see. */
    waiting: z.array(Waiting),
    /** The public figures of the last four weeks: promised response times, and how often the mall kept them. */
    promises: getPromises.answer.shape.list,
    /** Today's most frequent refusals, with the message that users see. */
    refusals: z.array(z.object({ call: z.string(), code: z.number(), message: z.string(), count: z.number() })),
    /** True if the mall sends email. In demo mode without a mail server it is true as well, because a page shows the emails. */
    sends_mail: z.boolean(),
  }),
  refusals: denied,
})

export const listAudit = call({
  method: 'GET',
  path: '/operator/audit',
  who: 'operator',
  summary: 'List the audit log, newest first, with actor, action and subject. With `verify`, check how far the chain holds',
  input: z.object({
    actor: optional(line(60)),
    /** Beginning of an action, or name or e-mail of a staff member or customer who is actor or subject. */
    keyword: optional(line(64)),
    action: optional(line(60)),
    subject: optional(line(120)),
    from: optional(day),
    to: optional(day),
    verify: optional(Flag),
    ...paging,
  }),
  answer: z.extend(page(AuditRow), {
    chain: z.nullable(
      z.object({
        seals: z.number(),
        /** Hash of the last seal of the audit chain. It is published, so that a rewritten chain is noticed. */
        head: z.string(),
        /** The last row that a seal of the audit chain covers. */
        verified_up_to: z.string(),
        problems: z.array(z.object({ seal: z.string(), problem: z.string() })),
      }),
    ),
  }),
  refusals: { ...denied, cursor_stale: 1000008, no_such_day: 1000008 },
})

export const Health = z.object({
  jobs: z.object({
    waiting: z.number(),
    running: z.number(),
    /** Jobs that failed permanently, the newest first. */
    failed: z.array(z.object({ id: z.string(), task: z.string(), attempts: z.number(), error: z.string(), since: Time })),
  }),
  database: z.object({ bytes: z.string(), connections: z.number(), most_connections: z.number(), version: z.string() }),
  storage: z.object({ ok: z.boolean() }),
  mail: z.object({ waiting: z.number(), oldest: z.nullable(Time), failed: z.number() }),
})
export type Health = z.infer<typeof Health>

export const getHealth = call({
  method: 'GET',
  path: '/operator/health',
  who: 'operator',
  summary: 'Get the health of the mall: jobs, database, storage and mail',
  answer: Health,
  refusals: denied,
})

export const retryJob = call({
  method: 'POST',
  path: '/operator/health/retry',
  who: 'operator',
  summary: 'Run a failed job again',
  input: z.object({ id: Id }),
  answer: Health,
  refusals: { ...denied, job_unknown: 2000019 },
})
