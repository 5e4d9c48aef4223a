import { createHmac } from 'node:crypto'
import type { acceptInvitation as acceptShape, inviteStaff as inviteShape, openInvitation as openShape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { countAttempt, subjectOf } from '../../kernel/attempts.ts'
import { writeAudit } from '../../kernel/audit/audit.ts'
import type { Ask, UseCase } from '../../kernel/http/serve.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { openSession } from '../../kernel/sessions.ts'
import { transact } from '../../kernel/transact.ts'
import { deviceName } from '../accounts/index.ts'
import { hashPassword, passwordFaults } from '../accounts/passwords/index.ts'
import { websiteConfig } from '../settings/index.ts'
import { allowStaff } from './allow-staff.ts'
import { invitationLink, invitationOf, replaceInvitation, useInvitation } from './invitation-rows.ts'
import { sendInvitation } from './invitation-letter.ts'
import { insertOperatorOnce, operatorByEmail, passStep, setTotp } from './operator-rows.ts'
import { renewCodes } from './recovery-codes.ts'
import { showOperator } from './show-operator.ts'
import { otpauth, stepOf, toBase32 } from './totp.ts'

export const passwordLength = 15

/** The secret belongs to the link: whoever opens it again sees the same one, and nothing has to be kept. */
const secretOf = ({ keys }: Kernel, token: string): string =>
  toBase32(createHmac('sha256', keys.for('invitations')).update(token).digest().subarray(0, 20))

export const openInvitation: UseCase<typeof openShape> = async ({ kernel, input }) => {
  const invitation = await invitationOf(kernel.db, input.token, kernel.now())
  if (!invitation) return refused('invitation_unknown')
  const secret = secretOf(kernel, input.token)
  const { shop_name: issuer } = await websiteConfig(kernel)
  return done({
    role: invitation.role,
    email: invitation.email,
    expires_at: invitation.expiresAt.toISOString(),
    totp: { secret, otpauth: otpauth({ secret, issuer, email: invitation.email ?? invitation.role }) },
  })
}

type AcceptAsk = Ask<typeof acceptShape>
const tries = { most: 10, withinMs: 15 * 60_000, pauseMs: 15 * 60_000 }

export const acceptInvitation: UseCase<typeof acceptShape> = async (ask) => {
  const { kernel, input } = ask
  const invitation = await invitationOf(kernel.db, input.token, kernel.now())
  if (!invitation) return refused('invitation_unknown')
  const faults: Record<string, string> = passwordFaults({
    password: input.password,
    confirmation: input.confirm_password,
    minLength: passwordLength,
    fullName: input.full_name,
    email: input.email,
  })
  if (invitation.email && invitation.email.toLowerCase() !== input.email.toLowerCase()) faults['email'] = 'not_invited'
  if (Object.keys(faults).length > 0) return refused('malformed', { fields: faults })
  const { count, retryAfterSeconds } = await countAttempt(kernel.db, subjectOf('invitation', input.token), tries, kernel.now())
  if (retryAfterSeconds !== null) return refused('paused', { retry_after: retryAfterSeconds })
  const step = stepOf(secretOf(kernel, input.token), input.code, kernel.now(), 0)
  if (step === null) return refused('code_wrong', { tries_left: tries.most - count })
  return become(ask, await hashPassword(kernel, input.password), step)
}

const become = async ({ kernel, input, address, device }: AcceptAsk, passwordHash: string, step: number) => {
  const made = await transact(kernel, async (tx) => {
    const now = kernel.now()
    const invitation = await useInvitation(tx, input.token, now)
    if (!invitation) return refused('invitation_unknown')
    const id = await insertOperatorOnce(tx, {
      fullName: input.full_name,
      email: input.email,
      passwordHash,
      role: invitation.role,
      demo: false,
    })
    if (id === null) return refused('email_exists', { fields: { email: 'taken' } })
    await setTotp(tx, kernel.keys, id, secretOf(kernel, input.token))
    await passStep(tx, id, step)
    const codes = await renewCodes(tx, kernel.keys, id)
    await writeAudit(tx, { actor: `operator:${id}`, action: 'staff.joined', subject: `operator:${id}`, details: { role: invitation.role } })
    const token = await openSession(tx, { audience: 'operator', personId: id, device: deviceName(device), place: address }, now)
    return { id, token, codes }
  })
  if ('refused' in made) return made
  return done({ 'access-token': made.token, operator: await showOperator(kernel.db, made.id), recovery_codes: made.codes })
}

export const inviteStaff: UseCase<typeof inviteShape> = async (ask) => {
  const { kernel, input, lang } = ask
  const owner = await allowStaff(ask, ['owner'])
  if ('refused' in owner) return owner
  if (await operatorByEmail(kernel.db, input.email)) return refused('email_exists', { fields: { email: 'taken' } })
  return transact(kernel, async (tx) => {
    const { token, expiresAt } = await replaceInvitation(tx, { ...input, invitedBy: owner.id, now: kernel.now() })
    const link = invitationLink(kernel.environment.publicUrl, token)
    await writeAudit(tx, {
      actor: `operator:${owner.id}`,
      action: 'staff.invited',
      subject: 'staff.invitation',
      details: { role: input.role },
    })
    await sendInvitation(kernel, tx, { email: input.email, lang, link })
    return done({ link, expires_at: expiresAt.toISOString() })
  })
}
