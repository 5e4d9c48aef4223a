import * as z from 'zod/mini'
import { call } from './call.ts'

export const demoRoles = [
  'shopper',
  'new_shopper',
  'seller',
  'applicant',
  'operator_owner',
  'operator_finance',
  'operator_risk',
  'operator_catalogue',
  'operator_support',
  'operator_auditor',
] as const

/** Who can be tried in the demo mall, with their sign-ins; outside demo mode the address does not exist. */
export const getDemoPeople = call({
  method: 'GET',
  path: '/customer/index/demo',
  who: 'visitor',
  summary: 'Sign-ins of the demo mall; 404 elsewhere',
  answer: z.object({
    list: z.array(
      z.object({
        role: z.enum(demoRoles),
        name: z.string(),
        email: z.string(),
        password: z.string(),
        /** The second factor of the staff: for an authenticator, and the code of this moment for whoever has none. */
        totp: z.nullable(z.object({ secret: z.string(), otpauth: z.string(), code: z.string(), changes_in: z.number() })),
      }),
    ),
  }),
})
