import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { noticeKinds } from '../../foundation/notifications.ts'
import { Email, Id, Phone, Secret, SixDigits, Time, int, line, oneOf, optional, orEmpty, text } from '../../fields.ts'
import { UserInfo } from './sign-in.ts'

const kinds = noticeKinds.join('|')

export const getUserInfo = call({
  method: 'GET',
  path: '/customer/info/get_userinfo',
  who: 'customer',
  summary: 'Get the logged-in user, with the counts that the page frame shows',
  answer: UserInfo,
})

export const agreeToPolicies = call({
  method: 'POST',
  path: '/customer/user/agree',
  who: 'customer',
  summary: 'Agree to the terms or the privacy policy in force after a change',
  input: z.object({ name: oneOf(['terms', 'privacy']), version: int(1, 1_000_000) }),
  answer: UserInfo,
  refusals: { version_unknown: 2000019 },
})

export const updateUser = call({
  method: 'POST',
  path: '/customer/info/update_user',
  who: 'customer',
  summary: 'Change only the fields that are sent. A new password ends other sessions; a new e-mail needs codes from both addresses',
  input: z.object({
    name: z.optional(line(120, 1)),
    /** For this field, `address` and `photo`, an empty value clears the stored value. */
    phone: z.optional(orEmpty(Phone)),
    /** ID of the user's own upload with purpose=avatar. */
    photo: z.optional(orEmpty(Id)),
    address: z.optional(text(300)),
    lang: optional(oneOf(['zh', 'en', 'es', 'jp', 'th', 'zhtw'])),
    currency: optional(text(8)),
    /** Comma-separated kinds of notifications that are also sent by email; empty for none. */
    letters_for: z.optional(
      z.pipe(
        z.string().check(z.regex(new RegExp(`^(?:(?:${kinds})(?:,(?:${kinds}))*)?$`), 'choice'), z.maxLength(40, 'too_long')),
        z.transform((typed: string) => [...new Set(typed.split(',').filter(Boolean).map(Number))]),
      ),
    ),
    password: optional(Secret),
    confirm_password: optional(Secret),
    /** The current password. Needed to set a new password or email. */
    old_password: optional(Secret),
    email: optional(Email),
    /** Two codes for purpose=change_email: `code` was sent to the current address, `new_email_code` to the new one. */
    code: optional(SixDigits),
    new_email_code: optional(SixDigits),
  }),
  answer: UserInfo,
  malformed: 1100004,
  refusals: {
    malformed: 1100004,
    fields_missing: 1000009,
    email_exists: 1100000,
    code_wrong: 3000004,
    proof_needed: 3000005,
    paused: 3000002,
  },
})

export const verifyEmail = call({
  method: 'POST',
  path: '/customer/info/verify_email',
  who: 'customer',
  summary: 'Verify your e-mail with a code sent for purpose=register',
  input: z.object({ code: SixDigits }),
  answer: UserInfo,
  refusals: { code_wrong: 3000004 },
})

export const exportOwnData = call({
  method: 'GET',
  path: '/customer/info/export',
  who: 'customer',
  summary: 'Download everything that is kept about you',
  answer: z.looseObject({ made_at: Time, account: z.record(z.string(), z.unknown()), sessions: z.array(z.unknown()) }),
})

export const closeAccount = call({
  method: 'POST',
  path: '/customer/user/close',
  who: 'customer',
  summary: 'Request that your account be closed, after 14 days and once balance and orders are settled. Close your shop first',
  input: z.object({ password: Secret }),
  answer: UserInfo,
  refusals: { shop_open: 3000001, wrong_password: 1100002, paused: 3000002 },
})

export const cancelClosing = call({
  method: 'POST',
  path: '/customer/user/close_cancel',
  who: 'customer',
  summary: 'Keep the account after all',
  answer: UserInfo,
})

/** Names and numbers are masked except for their last characters: `•••• 4417`. */
export const PaymentSettings = z.object({
  /** Payout address by wallet code; `get_wallets` lists the codes. */
  wallets: z.record(z.string(), z.string()),
  bank_name: z.string(),
  account_name: z.string(),
  account_number: z.string(),
  routing_number: z.string(),
  changed_at: z.nullable(Time),
  /** No payouts until this time: a change of the payout account pauses them for 24 hours. */
  paused_until: z.nullable(Time),
  /** Channels by which a verification code can be sent. */
  code_channels: z.array(z.enum(['email', 'sms'])),
})
export type PaymentSettings = z.infer<typeof PaymentSettings>

export const getPaymentSettings = call({
  method: 'GET',
  path: '/customer/info/payment_settings',
  who: 'customer',
  summary: 'Get the masked payout destinations',
  answer: PaymentSettings,
})

export const changePaymentSettings = call({
  method: 'POST',
  path: '/customer/info/payment_settings',
  who: 'customer',
  summary: 'Change the payout destinations. Only sent fields change, and an empty field is removed',
  input: z.object({
    wallets: z.optional(z.record(z.string(), text(120).check(z.regex(/^$|^[A-Za-z0-9]{20,120}$/, 'address')))),
    bank_name: z.optional(line(120)),
    account_name: z.optional(line(120)),
    account_number: z.optional(text(40).check(z.regex(/^$|^[A-Za-z0-9 -]{4,40}$/, 'account_number'))),
    routing_number: z.optional(text(30).check(z.regex(/^$|^[A-Za-z0-9 -]{3,30}$/, 'routing_number'))),
    /** The code from send_code with purpose=payment_settings. */
    code: optional(SixDigits),
  }),
  answer: PaymentSettings,
  malformed: 1100004,
  refusals: { malformed: 1100004, proof_needed: 3000005, code_wrong: 3000004 },
})
