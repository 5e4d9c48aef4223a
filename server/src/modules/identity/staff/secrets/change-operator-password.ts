import type { changeOperatorPassword as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import { ownSession, type UseCase } from '../../../../platform/http/serve.ts'
import { endSessionsOf } from '../../../../platform/auth/sessions.ts'
import { hashPassword, passwordFaults } from '../../accounts/passwords/index.ts'
import { operatorById, writeOperator } from '../operators/operator-rows.ts'
import { passwordLength } from './password-length.ts'
import { withProof } from './with-proof.ts'

export const changeOperatorPassword: UseCase<typeof shape> = async ({ kernel, input, session }) => {
  const operator = await operatorById(kernel.db, ownSession({ session }).personId)
  const faults = passwordFaults({
    password: input.password,
    confirmation: input.confirm_password,
    minLength: passwordLength,
    fullName: operator?.fullName ?? '',
    email: operator?.email ?? '',
  })
  if (Object.keys(faults).length > 0) return refused('malformed', { fields: faults })
  const passwordHash = await hashPassword(kernel, input.password, { who: `operator:${ownSession({ session }).personId}`, first: true })
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
