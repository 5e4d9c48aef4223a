import * as z from 'zod/mini'
import { call } from '../call.ts'
import { CaseRow } from '../approvals/queue/cases.ts'
import { Id, Price, Time, line, oneOf, optional, page, paging, text } from '../fields.ts'
import { AuditRow } from './customers.ts'
import { orderStates } from '../customer/orders.ts'
import { memberRoles } from '../shops/access.ts'

export const shopStates = ['open', 'suspended', 'closed'] as const

export const MallShopRow = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(shopStates),
  city: z.string(),
  country: z.string(),
  owner: z.object({ id: z.string(), full_name: z.string(), email: z.string() }),
  since: Time,
})
export type MallShopRow = z.infer<typeof MallShopRow>

/** A suspension with the statement of reasons that the owner got, the appeal and the outcome. */
export const Suspension = z.object({
  id: z.string(),
  reason: z.string(),
  ground: z.string(),
  objection: z.string(),
  since: Time,
  until: z.nullable(Time),
  made_by: z.string(),
  appeal: z.nullable(z.object({ text: z.string(), at: Time })),
  ended: z.nullable(z.object({ at: Time, by: z.nullable(z.string()), reason: z.nullable(z.string()) })),
})
export type Suspension = z.infer<typeof Suspension>

/** A shop for staff. Parts that the caller's role may not see are null. */
export const MallShop = z.extend(MallShopRow, {
  contact_person: z.string(),
  phone: z.string(),
  /** The day on which a shop on holiday opens again. */
  back_on: z.nullable(z.string()),
  /** Cases about the shop, of the kinds that the role may see. Its owner's private cases are left out. */
  cases: z.array(CaseRow),
  money: z.nullable(z.object({ balance: Price, frozen: Price, owed: Price })),
  orders: z.nullable(z.record(z.enum(orderStates), z.number())),
  members: z.nullable(
    z.array(z.object({ email: z.string(), role: z.enum(memberRoles), state: z.enum(['invited', 'active', 'disabled']) })),
  ),
  suspensions: z.array(Suspension),
  audit: z.nullable(z.array(AuditRow)),
  may: z.array(z.enum(['suspend', 'reopen'])),
})
export type MallShop = z.infer<typeof MallShop>

const denied = { not_allowed: 3000001, shop_unknown: 2000019 } as const

export const listMallShops = call({
  method: 'GET',
  path: '/operator/shops',
  who: 'operator',
  summary: 'Search shops by name, number or owner’s e-mail. Without a keyword, newest first',
  input: z.object({ keyword: optional(line(120)), state: optional(oneOf(shopStates)), ...paging }),
  answer: page(MallShopRow),
  refusals: { not_allowed: 3000001, cursor_stale: 1000008 },
})

export const showMallShop = call({
  method: 'GET',
  path: '/operator/shop',
  who: 'operator',
  summary: 'Get one shop with its owner, money, orders, staff and suspensions, as far as the role allows',
  input: z.object({ id: Id }),
  answer: MallShop,
  refusals: denied,
})

/** The statement of reasons goes to the shop's owner as a notification and an email. Staff cannot suspend their own shop. */
export const suspendShop = call({
  method: 'POST',
  path: '/operator/shop/suspend',
  who: 'operator',
  summary: 'Suspend a shop with a statement of reasons, until a set time or until staff reopen it',
  input: z.object({
    id: Id,
    /** The facts that justify the suspension. */
    reason: text(2000, 10),
    /** The law or clause of the terms on which the suspension is based. */
    ground: line(300, 3),
    /** How the shop's owner can object to the suspension, and until when. */
    appeal: text(500, 3),
    until: optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/, 'time'))),
  }),
  answer: MallShop,
  refusals: { ...denied, not_now: 3000009, field_wrong: 1000008 },
})

export const reopenShop = call({
  method: 'POST',
  path: '/operator/shop/reopen',
  who: 'operator',
  summary: 'End a suspension early. The owner gets the reason',
  input: z.object({ id: Id, reason: text(500, 3) }),
  answer: MallShop,
  refusals: { ...denied, not_now: 3000009 },
})

/** A suspension with its statement of reasons, as the shop's owner reads it. */
export const OwnSuspension = z.extend(z.omit(Suspension, { made_by: true, ended: true }), {
  ended: z.nullable(z.object({ at: Time, by: z.enum(['staff', 'time']), reason: z.nullable(z.string()) })),
})
export type OwnSuspension = z.infer<typeof OwnSuspension>

export const showStanding = call({
  method: 'GET',
  path: '/seller/standing',
  who: 'seller',
  summary: 'Get the shop’s status: open or suspended, the reason, the appeal and past suspensions',
  answer: z.object({
    status: z.enum(shopStates),
    suspension: z.nullable(OwnSuspension),
    earlier: z.array(OwnSuspension),
    /** True until the owner has objected. The owner can object only once. */
    may_object: z.boolean(),
  }),
  refusals: { not_allowed: 3000001 },
})

export const appealSuspension = call({
  method: 'POST',
  path: '/seller/appeal',
  who: 'seller',
  summary: 'Appeal the suspension of your shop, once. Staff read the appeal beside the statement',
  input: z.object({ text: text(2000, 3) }),
  answer: z.object({ appealed_at: Time }),
  refusals: { not_allowed: 3000001, not_now: 3000009 },
})
