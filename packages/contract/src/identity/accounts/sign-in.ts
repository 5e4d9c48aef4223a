import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { NoticeKind } from '../../foundation/notifications.ts'
import { Captcha, Email, Flag, Id, Phone, Secret, SixDigits, Time, line, optional, text } from '../../fields.ts'

/** A customer's state as a seller. */
export const sellerStates = ['none', 'applying', 'need_more', 'approved', 'rejected', 'suspended'] as const

/** The storefront's data about the logged-in user. */
export const UserInfo = z.object({
  firstname: z.string(),
  full_name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  phone: z.string(),
  /** A path relative to the base URL of general pictures. */
  avatar: z.nullable(z.string()),
  address: z.string(),
  lang: z.string(),
  currency: z.string(),
  /** Address of the user's seller console. Null if the user is not a seller. */
  seller_url: z.nullable(z.string()),
  /** The shop that the user owns or works for. The user cannot buy from it. */
  works_for: z.nullable(z.string()),
  seller: z.object({ state: z.enum(sellerStates), reason: z.nullable(z.string()) }),
  card: z.object({ count: z.number() }),
  product: z.object({ count: z.number() }),
  message_unread_count: z.number(),
  /** Number of unread messages from shops and from customer service. */
  chats_unread: z.number(),
  /** Unfinished tasks in the user's own shop: orders to ship, refund requests to answer. 100 means 100 or more. */
  shop_waits: z.object({ to_ship: z.number(), refunds: z.number() }),
  /** Number of the user's orders that wait for each next step. 100 means 100 or more. */
  orders: z.object({
    unpaid: z.number(),
    to_ship: z.number(),
    to_receive: z.number(),
    delivered: z.number(),
    to_review: z.number(),
    refunds: z.number(),
  }),
  /** A policy that changed since the user agreed to it. The app asks for consent again, but the user can continue without it. */
  to_agree: z.nullable(z.object({ name: z.enum(['terms', 'privacy']), version: z.number(), effective_at: Time })),
  /** Announcements in force that the user has read or dismissed, on any device. */
  announcements_read: z.array(z.string()),
  invitation_code: z.string(),
  member_since: Time,
  /** Kinds of notifications that are also sent by email, once the email address is verified. */
  letters_for: z.array(NoticeKind),
  /** When the account closes, if the user has requested that. Otherwise null. */
  closing_at: z.nullable(Time),
})
export type UserInfo = z.infer<typeof UserInfo>

export const LoginResponse = z.object({
  'access-token': z.string(),
  user: UserInfo,
  seller_url: z.nullable(z.string()),
  card: z.object({ count: z.number() }),
  message_unread_count: z.number(),
})
export type LoginResponse = z.infer<typeof LoginResponse>

/** `paused` contains `retry_after` in seconds. `captcha_needed` says whether the proof was missing, wrong, used or expired. */
const limits = { captcha_needed: 2000002, paused: 3000002 } as const

export const loginByPassword = call({
  method: 'POST',
  path: '/customer/login/account',
  who: 'visitor',
  summary: 'Log in by e-mail and password. Five failures require a captcha, ten a pause',
  input: z.object({ email: Email, password: Secret, captcha: optional(Captcha) }),
  answer: LoginResponse,
  /** `wrong_credentials` contains `captcha_required`; `already_logged_in` contains the login response. */
  refusals: { wrong_credentials: 1100002, already_logged_in: 1100006, account_ended: 2000017, ...limits },
})

export const loginByCode = call({
  method: 'POST',
  path: '/customer/login/index',
  who: 'visitor',
  summary: 'Log in by e-mail and a code sent for purpose=login',
  input: z.object({ email: Email, code: SixDigits }),
  answer: LoginResponse,
  refusals: {
    code_wrong: 3000004,
    email_unknown: 1100008,
    already_logged_in: 1100006,
    account_ended: 2000017,
    paused: 3000002,
  },
})

export const codePurposes = ['login', 'register', 'reset', 'bind', 'withdraw', 'pay', 'payment_settings', 'change_email'] as const
export type CodePurpose = (typeof codePurposes)[number]

/** Every request for a code gets this answer, even if no account has the address and no code was sent. */
export const CodeSent = z.object({ resend_after: z.number() })

export const sendCode = call({
  method: 'POST',
  path: '/customer/login/send_code',
  who: 'visitor',
  summary: 'Send a six-digit code by e-mail or SMS. Visitors solve a captcha; customers do not need one',
  input: z.object({
    /** For withdraw, pay and payment_settings: only the email or phone of the caller's own account. change_email also accepts the new address. */
    email: optional(Email),
    phone: optional(Phone),
    purpose: z.enum(codePurposes, 'choice'),
    captcha: optional(Captcha),
  }),
  answer: CodeSent,
  refusals: {
    target_missing: 1000009,
    target_not_yours: 1000008,
    email_taken: 1100000,
    email_unknown: 1100008,
    login_needed: 1100003,
    mail_failed: 1100005,
    sms_failed: 2000001,
    ...limits,
  },
})

/** ALTCHA: find the number up to `maxnumber` for which SHA-256 of salt and number equals the challenge. */
export const getCaptcha = call({
  method: 'GET',
  path: '/customer/login/captcha',
  who: 'visitor',
  summary: 'Get a proof-of-work challenge. Its answer is base64 of JSON {algorithm, challenge, number, salt, signature}',
  answer: z.object({
    algorithm: z.literal('SHA-256'),
    challenge: z.string(),
    maxnumber: z.number(),
    salt: z.string(),
    signature: z.string(),
  }),
})

export const register = call({
  method: 'POST',
  path: '/customer/register/account',
  who: 'visitor',
  summary: 'Create an account and log in to it',
  input: z.object({
    full_name: line(120, 1),
    email: Email,
    password: Secret,
    confirm_password: Secret,
    invitation_code: optional(text(20)),
    /** Must be true. For any other value the call is refused as `not_agreed`. */
    agreement: Flag.check(z.refine((agreed) => agreed, 'not_agreed')),
    /** The code from send_code with purpose=register. It verifies the email at once; without it, the mall sends a code after registration. */
    code: optional(SixDigits),
    captcha: optional(Captcha),
  }),
  answer: LoginResponse,
  malformed: 1100001,
  refusals: {
    malformed: 1100001,
    email_exists: 1100000,
    email_taken_meanwhile: 1100007,
    already_logged_in: 1100006,
    code_wrong: 3000004,
    ...limits,
  },
})

export const forgotPassword = call({
  method: 'POST',
  path: '/customer/register/forgot',
  who: 'visitor',
  summary: 'Send a code for a new password. The answer is the same for an e-mail without an account',
  input: z.object({ email: Email, captcha: optional(Captcha) }),
  answer: CodeSent,
  refusals: { email_unknown: 1100008, mail_failed: 1100005, ...limits },
})

export const resetPassword = call({
  method: 'POST',
  path: '/customer/register/reset',
  who: 'visitor',
  summary: 'Set a new password with a code. Every session ends',
  input: z.object({ email: Email, code: SixDigits, password: Secret, confirm_password: Secret }),
  answer: z.null(),
  malformed: 1100001,
  refusals: { malformed: 1100001, code_wrong: 3000004, paused: 3000002 },
})

export const logout = call({
  method: 'GET',
  path: '/customer/user/logout',
  who: 'customer',
  summary: 'Log out here, or everywhere with all=1',
  input: z.object({ all: optional(Flag) }),
  answer: z.null(),
})

export const DeviceSession = z.object({
  id: z.string(),
  /** Names of browser and system: `Firefox, Android`. */
  device: z.string(),
  place: z.string(),
  since: Time,
  last_use: Time,
  current: z.boolean(),
})

export const listSessions = call({
  method: 'GET',
  path: '/customer/user/sessions',
  who: 'customer',
  summary: 'List the devices where you are logged in, this one first',
  answer: z.object({ list: z.array(DeviceSession) }),
})

export const revokeSession = call({
  method: 'POST',
  path: '/customer/user/sessions/revoke',
  who: 'customer',
  summary: 'End one of your sessions',
  input: z.object({ id: Id }),
  answer: z.null(),
  refusals: { session_unknown: 2000019 },
})
