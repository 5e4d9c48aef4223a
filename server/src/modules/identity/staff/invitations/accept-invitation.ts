import type { acceptInvitation as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { countAttempt, subjectOf } from '../../../../platform/auth/attempts.ts'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import { standsInLineAs, type CallContext, type UseCase } from '../../../../platform/http/serve.ts'
import { openSession } from '../../../../platform/auth/sessions.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { deviceName } from '../../accounts/sign-in/index.ts'
import { hashPassword, passwordFaults, rememberDevice } from '../../accounts/passwords/index.ts'
import { invitationOf, useInvitation, type Invitation } from './invitation-rows.ts'
import { secretOf } from './invitation-secret.ts'
import { restoreAccess } from './restore-access.ts'
import { insertOperatorOnce } from '../operators/operator-rows.ts'
import { toOperatorView } from '../operators/show-operator.ts'
import { passStep, setTotp } from '../secrets/totp-rows.ts'
import { passwordLength } from '../secrets/password-length.ts'
import { renewCodes } from '../secrets/recovery-codes.ts'
import { stepOf } from '../secrets/totp.ts'

type AcceptAsk = CallContext<typeof shape>
const tries = { most: 10, withinMs: 15 * 60_000, pauseMs: 15 * 60_000 }

export const acceptInvitation: UseCase<typeof shape> = async (ctx) => {
  const { kernel, input } = ctx
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
  return become(ctx, await hashPassword(kernel, input.password, { who: standsInLineAs(ctx) }), step)
}

/** Creates the member, or gives an existing one back the access. */
const admit = async ({ kernel, input, lang }: AcceptAsk, tx: Tx, { role, operatorId }: Invitation, passwordHash: string) => {
  if (operatorId !== null) {
    // Undoes the use of the link as well: the transaction of a refused call is rolled back.
    return (await restoreAccess(kernel, tx, { operatorId, passwordHash, lang })) ? { id: operatorId } : refused('invitation_unknown')
  }
  const id = await insertOperatorOnce(tx, { fullName: input.full_name, email: input.email, passwordHash, role, demo: false })
  if (id === null) return refused('email_exists', { fields: { email: 'taken' } })
  await writeAudit(tx, { actor: `operator:${id}`, action: 'staff.joined', subject: `operator:${id}`, details: { role } })
  return { id }
}

const become = async (ctx: AcceptAsk, passwordHash: string, step: number) => {
  const { kernel, input, address, device } = ctx
  const made = await transaction(kernel, async (tx) => {
    const now = kernel.now()
    const invitation = await useInvitation(tx, input.token, now)
    if (!invitation) return refused('invitation_unknown')
    const admitted = await admit(ctx, tx, invitation, passwordHash)
    if ('refused' in admitted) return admitted
    const { id } = admitted
    await setTotp(tx, kernel.keys, id, secretOf(kernel, input.token))
    await passStep(tx, id, step)
    const codes = await renewCodes(tx, kernel.keys, id)
    const token = await openSession(tx, { audience: 'operator', personId: id, device: deviceName(device), address }, now)
    return { id, token, codes }
  })
  if ('refused' in made) return made
  await rememberDevice(ctx, { audience: 'operator', personId: made.id })
  return done({ 'access-token': made.token, operator: await toOperatorView(kernel.db, made.id), recovery_codes: made.codes })
}
