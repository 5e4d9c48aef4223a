import type { changeOperatorPassword as passwordShape, renewRecoveryCodes as renewShape } from '@plaza/contract'
import { done, refused, type Refused } from '@plaza/values'
import { writeAudit } from '../../kernel/audit/audit.ts'
import type { Tx } from '../../kernel/database.ts'
import { ownSession, type UseCase } from '../../kernel/http/serve.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { endSessionsOf, type Session } from '../../kernel/sessions.ts'
import { transact } from '../../kernel/transact.ts'
import { enterProofGate, hashPassword, passwordFaults, passwordMatches } from '../accounts/passwords/index.ts'
import { passwordLength } from './invitations.ts'
import { holdOperator, operatorById, writeOperator, type OperatorRow } from './operator-rows.ts'
import { renewCodes } from './recovery-codes.ts'
import { passSecondFactor } from './second-factor.ts'

type Proof = { kernel: Kernel; session: Session | null; password: string; code: string }

/** Password and second factor once more; then, with the operator held, what was asked for. */
const withProof = async <T>(
  { kernel, session, password, code }: Proof,
  story: (tx: Tx, operator: OperatorRow) => Promise<T>,
): Promise<{ told: T } | Refused<'paused' | 'wrong_password' | 'code_wrong'>> => {
  const { personId } = ownSession({ session })
  const gate = await enterProofGate({ kernel, who: `operator:${personId}` })
  if ('refused' in gate) return gate
  const operator = await operatorById(kernel.db, personId)
  if (!operator || !(await passwordMatches(kernel, operator.passwordHash, password))) return refused('wrong_password')
  const told = await transact(kernel, async (tx) => {
    const held = await holdOperator(tx, personId)
    if (!held || held.passwordHash !== operator.passwordHash || !(await passSecondFactor(kernel, tx, held, { code })))
      return refused('code_wrong')
    return { told: await story(tx, held) }
  })
  if (!('refused' in told)) await gate.passed()
  return told
}

export const changeOperatorPassword: UseCase<typeof passwordShape> = async ({ kernel, input, session }) => {
  const operator = await operatorById(kernel.db, ownSession({ session }).personId)
  const faults = passwordFaults({
    password: input.password,
    confirmation: input.confirm_password,
    minLength: passwordLength,
    fullName: operator?.fullName ?? '',
    email: operator?.email ?? '',
  })
  if (Object.keys(faults).length > 0) return refused('malformed', { fields: faults })
  const passwordHash = await hashPassword(kernel, input.password)
  const changed = await withProof({ kernel, session, password: input.old_password, code: input.code }, async (tx, { id }) => {
    await writeOperator(tx, id, { passwordHash })
    await endSessionsOf(tx, { audience: 'operator', personId: id, but: ownSession({ session }).id }, 'password', kernel.now())
    await writeAudit(tx, { actor: `operator:${id}`, action: 'staff.password_changed', subject: `operator:${id}` })
  })
  if (!('refused' in changed)) return done(null)
  return changed.refused === 'wrong_password'
    ? refused('malformed', { fields: { old_password: 'wrong' } })
    : refused(changed.refused, changed.details)
}

export const renewRecoveryCodes: UseCase<typeof renewShape> = async ({ kernel, input, session }) => {
  const renewed = await withProof({ kernel, session, password: input.password, code: input.code }, async (tx, { id }) => {
    await writeAudit(tx, { actor: `operator:${id}`, action: 'staff.recovery_codes_renewed', subject: `operator:${id}` })
    return renewCodes(tx, kernel.keys, id)
  })
  return 'refused' in renewed ? renewed : done({ recovery_codes: renewed.told })
}
