import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Time, int, oneOf, optional } from '../fields.ts'

export const policyNames = ['terms', 'privacy', 'return', 'support', 'user', 'about_us'] as const

/** A policy in one language, with current setting values filled in. */
export const Policy = z.object({
  name: z.enum(policyNames),
  title: z.string(),
  html: z.string(),
  /** Language of this text. English if the policy is not written in the requested language. */
  lang: z.enum(['zh', 'en', 'es', 'jp', 'th', 'zhtw']),
  version: z.number(),
  effective_at: Time,
  updated_at: Time,
  /** Changes of this version, in the words of its author. Empty if the author described none. */
  changes: z.string(),
  /** The earlier versions and the version now in force, newest first. */
  versions: z.array(z.object({ version: z.number(), effective_at: Time })),
})
export type Policy = z.infer<typeof Policy>

const reading = { input: z.object({ version: optional(int(1, 1_000_000)) }), answer: Policy } as const
const unknown = { policy_unknown: 2000019 } as const

export const getTermsPolicy = call({
  method: 'GET',
  path: '/terms-policy',
  summary: 'Get the terms in force, or an earlier version',
  who: 'visitor',
  refusals: unknown,
  ...reading,
})
export const getPrivacyPolicy = call({
  method: 'GET',
  path: '/privacy-policy',
  summary: 'Get the privacy policy: what is kept of people, for how long, and their rights',
  who: 'visitor',
  refusals: unknown,
  ...reading,
})
export const getReturnPolicy = call({
  method: 'GET',
  path: '/return_policy-policy',
  summary: 'Get the return policy, with the current deadlines',
  who: 'visitor',
  refusals: unknown,
  ...reading,
})
export const getSupportPolicy = call({
  method: 'GET',
  path: '/support-policy',
  summary: 'Get the support page: how to get help, and frequent questions',
  who: 'visitor',
  refusals: unknown,
  ...reading,
})
export const getUserPolicy = call({
  method: 'GET',
  path: '/user-policy',
  summary: 'Get the user agreement that account holders accept',
  who: 'visitor',
  refusals: unknown,
  ...reading,
})

export const getAboutUs = call({
  method: 'POST',
  path: '/about_us-policy',
  who: 'visitor',
  summary: 'Get the page about the mall and what it refuses to do. `data` is a language, or empty for that of the header',
  input: z.object({ data: optional(oneOf(['zh', 'en', 'es', 'jp', 'th', 'zhtw'])), version: optional(int(1, 1_000_000)) }),
  answer: Policy,
  refusals: { policy_unknown: 2000019 },
})
