import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Captcha, Email, Flag, Id, Secret, SixDigits, Time, line, oneOf, optional, text } from '../fields.ts'
import { Version } from '../approvals/changelog.ts'

export const staffRoles = ['owner', 'finance', 'risk', 'catalogue', 'support', 'auditor'] as const
export type StaffRole = (typeof staffRoles)[number]

const Token = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'token'))
const RecoveryCode = text(20)

export const Operator = z.object({
  id: z.string(),
  full_name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  /** Number of unused recovery codes. */
  recovery_codes_left: z.number(),
})
export type Operator = z.infer<typeof Operator>

const Entered = z.object({ 'access-token': z.string(), operator: Operator })

/**
 * Signs in a staff member. If the password is correct but `code` and `recovery_code` are missing, the answer is `proof_needed` with its `methods`.
 */
export const loginOperator = call({
  method: 'POST',
  path: '/operator/login',
  who: 'visitor',
  summary: 'Log in as staff by e-mail, password and a second factor',
  input: z.object({
    email: Email,
    password: Secret,
    code: optional(SixDigits),
    recovery_code: optional(RecoveryCode),
    captcha: optional(Captcha),
  }),
  answer: Entered,
  refusals: {
    wrong_credentials: 1100002,
    proof_needed: 3000005,
    code_wrong: 3000004,
    account_ended: 2000017,
    captcha_needed: 2000002,
    paused: 3000002,
  },
})

export const logoutOperator = call({
  method: 'GET',
  path: '/operator/logout',
  who: 'operator',
  summary: 'Log out here, or everywhere with all=1',
  input: z.object({ all: optional(Flag) }),
  answer: z.null(),
})

export const getOperator = call({
  method: 'GET',
  path: '/operator/me',
  who: 'operator',
  summary: 'Get the logged-in member of the staff',
  answer: Operator,
})

export const openInvitation = call({
  method: 'POST',
  path: '/operator/invitation',
  who: 'visitor',
  summary: 'Get the purpose of an invitation, with the secret for an authenticator',
  input: z.object({ token: Token }),
  answer: z.object({
    role: z.enum(staffRoles),
    email: z.nullable(z.string()),
    /** Set if the link restores the access of an existing member. */
    full_name: z.nullable(z.string()),
    expires_at: Time,
    totp: z.object({ secret: z.string(), otpauth: z.string() }),
  }),
  refusals: { invitation_unknown: 2000019 },
})

export const acceptInvitation = call({
  method: 'POST',
  path: '/operator/invitation/accept',
  who: 'visitor',
  summary: 'Join the staff, or get the own access back. The link works once, and the recovery codes are shown only now',
  input: z.object({
    token: Token,
    full_name: line(120, 1),
    email: Email,
    password: Secret,
    confirm_password: Secret,
    /** The current code of the authenticator app. It proves that the app has the secret. */
    code: SixDigits,
  }),
  answer: z.extend(Entered, { recovery_codes: z.array(z.string()) }),
  malformed: 1100001,
  refusals: { malformed: 1100001, invitation_unknown: 2000019, code_wrong: 3000004, email_exists: 1100000, paused: 3000002 },
})

export const StaffMember = z.object({
  id: z.string(),
  full_name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  status: z.enum(['active', 'disabled']),
  since: Time,
  version: z.string(),
})

export type StaffMember = z.infer<typeof StaffMember>

/** An open invitation. An expired one is listed too, so that an owner can send it again. */
export const StaffInvitation = z.object({
  email: z.string(),
  role: z.enum(staffRoles),
  expires_at: Time,
  expired: z.boolean(),
})

export type StaffInvitation = z.infer<typeof StaffInvitation>

export const listStaff = call({
  method: 'GET',
  path: '/operator/staff',
  who: 'operator',
  summary: 'List the staff and the open invitations. For owners and auditors',
  answer: z.object({ list: z.array(StaffMember), invitations: z.array(StaffInvitation) }),
  refusals: { not_allowed: 3000001 },
})

export const inviteStaff = call({
  method: 'POST',
  path: '/operator/staff/invite',
  who: 'operator',
  summary: 'Send an invitation to join the staff. For owners',
  input: z.object({ email: Email, role: oneOf(staffRoles) }),
  answer: z.object({ link: z.string(), expires_at: Time }),
  refusals: { not_allowed: 3000001, email_exists: 1100000 },
})

export const cancelInvitation = call({
  method: 'POST',
  path: '/operator/staff/invite/cancel',
  who: 'operator',
  summary: 'Cancel an open invitation, so that its link stops working. For owners',
  input: z.object({ email: Email }),
  answer: z.null(),
  refusals: { not_allowed: 3000001, invitation_unknown: 2000019 },
})

/** Staff cannot change their own record by this call, so the mall always has at least one owner. */
export const changeStaff = call({
  method: 'POST',
  path: '/operator/staff/change',
  who: 'operator',
  summary: 'Change a person’s role, or remove their access. For owners',
  input: z.object({
    id: Id,
    role: optional(oneOf(staffRoles)),
    status: optional(oneOf(['active', 'disabled'])),
    /** The version that the caller read. If another owner has saved since, the call is refused. */
    version: Version,
  }),
  answer: StaffMember,
  refusals: { not_allowed: 3000001, member_unknown: 2000019, changed_meanwhile: 3000007 },
})

export const changeOperatorPassword = call({
  method: 'POST',
  path: '/operator/password',
  who: 'operator',
  summary: 'Change your password. Every other session ends',
  input: z.object({ old_password: Secret, password: Secret, confirm_password: Secret, code: SixDigits }),
  answer: z.null(),
  malformed: 1100004,
  refusals: { malformed: 1100004, code_wrong: 3000004, paused: 3000002 },
})

export const renewRecoveryCodes = call({
  method: 'POST',
  path: '/operator/recovery_codes',
  who: 'operator',
  summary: 'Get ten new recovery codes, shown only now. Older ones stop working',
  input: z.object({ password: Secret, code: SixDigits }),
  answer: z.object({ recovery_codes: z.array(z.string()) }),
  refusals: { wrong_password: 1100002, code_wrong: 3000004, paused: 3000002 },
})

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

/** Users of the demo mall with their logins. Outside demo mode the route does not exist. */
export const getDemoPeople = call({
  method: 'GET',
  path: '/customer/index/demo',
  who: 'visitor',
  summary: 'List the logins of the demo mall. 404 elsewhere',
  answer: z.object({
    list: z.array(
      z.object({
        role: z.enum(demoRoles),
        name: z.string(),
        email: z.string(),
        password: z.string(),
        /** Second factor of demo staff: the secret for an authenticator app, and the current code for users without such an app. */
        totp: z.nullable(z.object({ secret: z.string(), otpauth: z.string(), code: z.string(), changes_in: z.number() })),
      }),
    ),
  }),
})
