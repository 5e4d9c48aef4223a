import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { Captcha, Email, Flag, Secret, SixDigits, line, optional, text } from '../../fields.ts'
import { LoginResponse } from './sign-in.ts'

/** How the platform's pages and calls are named; the mall's owner chooses it. */
const PlatformName = z.string().check(z.regex(/^[A-Za-z0-9-]{1,30}$/, 'platform'))
/** The server checks whether the token is known, and refuses with a code of its own. */
const SocialToken = text(200, 1)

/** The storefront page where the login began: `/pages/cart/mycart`. */
const returnTo = { return_to: z.nullable(z.string()) }

/** A known person is logged in. A new person must name their account by `bindSocialAccount` with the same token. */
export const SocialLogin = z.union([
  z.extend(LoginResponse, returnTo),
  z.object({
    bind_required: z.literal(true),
    /** As the platform knows them, to fill in a form; nothing is proved by it. */
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
    /** The token whose login answered `bind_required`, within ten minutes. */
    data: SocialToken,
    /** Left out with register=1, it is the address that the platform knows. */
    email: optional(Email),
    password: optional(Secret),
    code: optional(SixDigits),
    register: optional(Flag),
    full_name: optional(line(120, 1)),
    /** With register=1 only, as in registration by password. The invitation of an existing account does not change. */
    invitation_code: optional(text(20)),
    agreement: optional(Flag.check(z.refine((agreed) => agreed, 'not_agreed'))),
    captcha: optional(Captcha),
  }),
  answer: z.extend(LoginResponse, returnTo),
  /** `missing`, `malformed` and `invitation_unknown` carry `fields`; `wrong_credentials` carries `captcha_required`. */
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
