import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { Captcha, Email, Flag, Secret, SixDigits, line, optional, text } from '../../fields.ts'
import { LoginResponse } from './sign-in.ts'

/** Name of the platform in routes and calls, chosen by the mall's owner. */
const PlatformName = z.string().check(z.regex(/^[A-Za-z0-9-]{1,30}$/, 'platform'))
/** The server checks this token. A wrong token is refused with a code of its own. */
const SocialToken = text(200, 1)

/** The storefront page where the login began: `/pages/cart/mycart`. */
const returnTo = { return_to: z.nullable(z.string()) }

/**
 * If an account is linked to this social account, its user is logged in. A new user must link an account by `bindSocialAccount` with the same token.
 */
export const SocialLogin = z.union([
  z.extend(LoginResponse, returnTo),
  z.object({
    bind_required: z.literal(true),
    /** The user's data on the platform, to prefill a form. It does not prove the user's identity. */
    profile: z.object({ full_name: z.string(), email: z.nullable(z.string()) }),
    ...returnTo,
  }),
])
export type SocialLogin = z.infer<typeof SocialLogin>

export const getSocialLogin = call({
  method: 'GET',
  path: '/customer/login/{platform}',
  who: 'visitor',
  summary:
    'Exchange the token of a social login, once, within two minutes and in the browser that started it. 404 if no platform is set up',
  input: z.object({ platform: PlatformName, data: SocialToken }),
  answer: SocialLogin,
  refusals: { token_unknown: 1000004, account_ended: 2000017 },
})

export const bindSocialAccount = call({
  method: 'POST',
  path: '/customer/login/bindtaccount',
  who: 'visitor',
  summary:
    'Connect a social account: to an existing account, with its password or a code (purpose=bind), or with register=1 to a new one, which counts for the owner of invitation_code',
  input: z.object({
    /** The token for which the login answered `bind_required`. It is valid for ten minutes. */
    data: SocialToken,
    /** With register=1, defaults to the email address from the social platform. */
    email: optional(Email),
    password: optional(Secret),
    code: optional(SixDigits),
    register: optional(Flag),
    full_name: optional(line(120, 1)),
    /** Used only with register=1, as in registration by password. An existing account keeps the invitation it was registered with. */
    invitation_code: optional(text(20)),
    agreement: optional(Flag.check(z.refine((agreed) => agreed, 'not_agreed'))),
    captcha: optional(Captcha),
  }),
  answer: z.extend(LoginResponse, returnTo),
  /** `missing`, `malformed` and `invitation_unknown` contain `fields`; `wrong_credentials` contains `captcha_required`. */
  refusals: {
    missing: 1000009,
    malformed: 1000008,
    token_unknown: 1000004,
    wrong_credentials: 1100002,
    code_wrong: 3000004,
    email_unknown: 1100008,
    email_taken: 1100007,
    invitation_unknown: 1100001,
    account_ended: 2000017,
    captcha_needed: 2000002,
    paused: 3000002,
  },
})
