import * as z from 'zod/mini'
import { Address } from '../identity/addresses.ts'
import { call } from '../call.ts'
import { CaseRow } from '../approvals/queue/cases.ts'
import { Id, Price, Time, line, oneOf, optional, page, paging, text } from '../fields.ts'
import { Notice } from '../foundation/notifications.ts'
import { orderStates } from '../customer/orders.ts'
import { Line } from '../payments/wallet/balance.ts'

export const customerStates = ['active', 'disabled', 'closing', 'closed'] as const

export const CustomerRow = z.object({
  id: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  state: z.enum(customerStates),
  since: Time,
})
export type CustomerRow = z.infer<typeof CustomerRow>

/** A person's action, as recorded in the audit log. */
export const AuditRow = z.object({
  id: z.string(),
  at: Time,
  /** `system`, `operator:7`, `customer:7` or `seller:7`. For a person, `name` contains the name. */
  actor: z.string(),
  name: z.nullable(z.string()),
  action: z.string(),
  subject: z.string(),
  details: z.record(z.string(), z.unknown()),
})
export type AuditRow = z.infer<typeof AuditRow>

/** A customer for staff. Parts that the caller's role may not see are null. */
export const CustomerView = z.extend(CustomerRow, {
  email_verified: z.boolean(),
  lang: z.string(),
  currency: z.string(),
  closing_at: z.nullable(Time),
  /** No payouts until this time, because the password, the email address or the payout account was changed. */
  payouts_paused_until: z.nullable(Time),
  shop: z.nullable(z.object({ id: z.string(), name: z.string(), state: z.enum(['open', 'suspended', 'closed']) })),
  /** Undecided cases first, then decided ones, of the kinds that the caller's role may see. */
  cases: z.array(CaseRow),
  money: z.nullable(z.object({ balance: Price, frozen: Price, lines: z.array(Line) })),
  orders: z.nullable(
    z.array(
      z.object({
        id: z.string(),
        order_no: z.string(),
        shop: z.string(),
        state: z.enum(orderStates),
        total: Price,
        placed_at: Time,
      }),
    ),
  ),
  addresses: z.nullable(z.array(Address)),
  notices: z.nullable(z.array(Notice)),
  sessions: z.nullable(
    z.array(
      z.object({
        id: z.string(),
        audience: z.enum(['customer', 'seller']),
        device: z.string(),
        place: z.string(),
        since: Time,
        last_use: Time,
      }),
    ),
  ),
  audit: z.nullable(z.array(AuditRow)),
  /** Actions that the caller may take now. */
  may: z.array(z.enum(['disable', 'enable', 'end_sessions'])),
})
export type CustomerView = z.infer<typeof CustomerView>

const Why = text(500, 3)
const denied = { not_allowed: 3000001, customer_unknown: 2000019 } as const

export const listCustomers = call({
  method: 'GET',
  path: '/operator/customers',
  who: 'operator',
  summary: 'Search people by e-mail, name, phone, id or order number. Without a keyword, newest first',
  input: z.object({ keyword: optional(line(120)), state: optional(oneOf(customerStates)), ...paging }),
  answer: page(CustomerRow),
  refusals: { not_allowed: 3000001, email_unknown: 1100008, cursor_stale: 1000008 },
})

/** A read-only view of the customer: the data that the customer's own calls return. Staff use their own token, which permits no customer calls. */
export const showCustomer = call({
  method: 'GET',
  path: '/operator/customer',
  who: 'operator',
  summary: 'Get one person with everything they see themselves, as far as the role allows. The view is recorded',
  input: z.object({ id: Id }),
  answer: CustomerView,
  refusals: denied,
})

export const disableCustomer = call({
  method: 'POST',
  path: '/operator/customer/disable',
  who: 'operator',
  summary: 'Disable a person’s account and end their sessions. The reason is recorded',
  input: z.object({ id: Id, reason: Why }),
  answer: CustomerView,
  refusals: { ...denied, not_now: 3000009 },
})

export const enableCustomer = call({
  method: 'POST',
  path: '/operator/customer/enable',
  who: 'operator',
  summary: 'Enable a person’s account again',
  input: z.object({ id: Id, reason: Why }),
  answer: CustomerView,
  refusals: { ...denied, not_now: 3000009 },
})

export const endCustomerSessions = call({
  method: 'POST',
  path: '/operator/customer/end_sessions',
  who: 'operator',
  summary: 'Log a person out everywhere',
  input: z.object({ id: Id, reason: Why }),
  answer: CustomerView,
  refusals: { ...denied, not_now: 3000009 },
})
