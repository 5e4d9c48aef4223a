import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Id, Time, line, oneOf, optional, Captcha, Email, Secret } from '../fields.ts'
import { Version } from '../approvals/changelog.ts'

/** A login ticket from the storefront to the seller console. It works once, and within a minute. */
export const makeSellerTicket = call({
  method: 'POST',
  path: '/customer/user/seller_ticket',
  who: 'customer',
  summary: 'Get a ticket that opens your own shop on the seller host. It works once, for 60 seconds',
  answer: z.object({ ticket: z.string(), url: z.string() }),
  refusals: { no_shop: 3000001 },
})
export const sellerRoles = ['owner', 'catalogue', 'orders', 'finance', 'support'] as const
export const openSellerSession = call({
  method: 'POST',
  path: '/seller/session',
  who: 'visitor',
  summary: 'Exchange a ticket for a session of the seller console',
  input: z.object({ ticket: line(200, 8) }),
  answer: z.object({ 'access-token': z.string(), shop: z.object({ id: z.string(), name: z.string() }), role: z.enum(sellerRoles) }),
  refusals: { ticket_wrong: 1000004, no_shop: 3000001 },
})
export const logoutSeller = call({
  method: 'GET',
  path: '/seller/logout',
  who: 'seller',
  summary: 'End the session of the seller console',
  answer: z.object({}),
})

/** Roles that a shop's owner can give to staff. The owner's role cannot be given. */
export const memberRoles = ['catalogue', 'orders', 'finance', 'support'] as const
export type MemberRole = (typeof memberRoles)[number]

const Token = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'token'))
const Entered = z.object({
  'access-token': z.string(),
  shop: z.object({ id: z.string(), name: z.string() }),
  role: z.enum(sellerRoles),
})

/** Owner and staff log in with the email and password of their own account. */
export const loginSeller = call({
  method: 'POST',
  path: '/seller/login',
  who: 'visitor',
  summary: 'Log in to the console of your shop by e-mail and password',
  input: z.object({ email: Email, password: Secret, captcha: optional(Captcha) }),
  answer: Entered,
  refusals: {
    wrong_credentials: 1100002,
    account_ended: 2000017,
    captcha_needed: 2000002,
    paused: 3000002,
    /** `data.seller` is the state of the person's seller application, `none` if none was sent. */
    no_shop: 3000001,
  },
})

export const ShopMember = z.object({
  id: z.string(),
  /** Name of the member. Null until the member accepts the invitation. */
  full_name: z.nullable(z.string()),
  email: z.string(),
  role: z.enum(memberRoles),
  status: z.enum(['invited', 'active', 'disabled']),
  /** The time when the member got the current status. */
  since: Time,
  /** Time when the invitation expires. */
  expires_at: z.nullable(Time),
  version: z.string(),
})
export type ShopMember = z.infer<typeof ShopMember>

export const listShopStaff = call({
  method: 'GET',
  path: '/seller/staff',
  who: 'seller',
  summary: 'List the shop’s staff and open invitations. For its owner',
  answer: z.object({ list: z.array(ShopMember) }),
  refusals: { not_allowed: 3000001 },
})

export const inviteShopStaff = call({
  method: 'POST',
  path: '/seller/staff/invite',
  who: 'seller',
  summary: 'Send an invitation to join the shop’s staff. It works once, for three days, and replaces an older one',
  input: z.object({ email: Email, role: oneOf(memberRoles) }),
  answer: ShopMember,
  refusals: { not_allowed: 3000001, email_taken: 1000008, too_many: 3000006 },
})

/** If an unaccepted invitation is set to `disabled`, it is cancelled. */
export const changeShopStaff = call({
  method: 'POST',
  path: '/seller/staff/change',
  who: 'seller',
  summary: 'Change a member’s role, or remove their access. They must log in again',
  input: z.object({
    id: Id,
    role: optional(oneOf(memberRoles)),
    status: optional(oneOf(['active', 'disabled'])),
    /** The version that the client read. If the invitation was accepted since, it cannot be cancelled by mistake. */
    version: Version,
  }),
  answer: ShopMember,
  refusals: { not_allowed: 3000001, member_unknown: 2000019, works_elsewhere: 3000007, changed_meanwhile: 3000007 },
})

export const openShopInvitation = call({
  method: 'POST',
  path: '/seller/staff/invitation',
  who: 'visitor',
  summary: 'Get the purpose of an invitation to a shop’s staff, and whether its e-mail has an account',
  input: z.object({ token: Token }),
  answer: z.object({
    shop: z.object({ name: z.string() }),
    role: z.enum(memberRoles),
    email: z.string(),
    has_account: z.boolean(),
    expires_at: Time,
  }),
  refusals: { invitation_unknown: 2000019 },
})

/** A person with an account accepts the invitation by password. A new person creates an account with a password and a name. */
export const acceptShopInvitation = call({
  method: 'POST',
  path: '/seller/staff/accept',
  who: 'visitor',
  summary: 'Join the staff of a shop. The link works once',
  input: z.object({
    token: Token,
    password: Secret,
    full_name: optional(line(120, 1)),
    confirm_password: optional(Secret),
    captcha: optional(Captcha),
  }),
  answer: Entered,
  refusals: {
    invitation_unknown: 2000019,
    malformed: 1000008,
    wrong_credentials: 1100002,
    account_ended: 2000017,
    captcha_needed: 2000002,
    paused: 3000002,
    works_elsewhere: 3000007,
  },
})
