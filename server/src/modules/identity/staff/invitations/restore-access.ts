import type { Language } from '@plaza/values'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import { endSessionsOf } from '../../../../platform/auth/sessions.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { lockOperator, operatorByEmail, writeOperator, type OperatorRow } from '../operators/operator-rows.ts'
import { sendAccessRestored } from './access-restored-letter.ts'
import { invitationLink, replaceInvitation } from './invitation-rows.ts'

const restorable = (operator: OperatorRow | null): operator is OperatorRow => operator?.status === 'active' && operator.role === 'owner'

/** A link, valid once and for a day, with which an owner sets a new password and second factor. Null if the address is not that of an owner. */
export const restoreLink = (kernel: Kernel, email: string): Promise<string | null> =>
  transaction(kernel, async (tx) => {
    const operator = await operatorByEmail(tx, email)
    if (!restorable(operator)) return null
    const { role, id: operatorId } = operator
    const { token } = await replaceInvitation(tx, { role, email: operator.email, operatorId, invitedBy: null, now: kernel.now() })
    await writeAudit(tx, { actor: 'system', action: 'staff.restore_link_made', subject: `operator:${operatorId}` })
    return invitationLink(kernel.environment.operatorUrl, token)
  })

/** Replaces the password of a member and ends the sessions. Returns false if the member lost the role or the access since the link was made. */
export const restoreAccess = async (
  kernel: Kernel,
  tx: Tx,
  { operatorId, passwordHash, lang }: { operatorId: string; passwordHash: string; lang: Language },
): Promise<boolean> => {
  const operator = await lockOperator(tx, operatorId)
  if (!restorable(operator)) return false
  await writeOperator(tx, operatorId, { passwordHash })
  await endSessionsOf(tx, { audience: 'operator', personId: operatorId }, 'password', kernel.now())
  await writeAudit(tx, { actor: `operator:${operatorId}`, action: 'staff.access_restored', subject: `operator:${operatorId}` })
  await sendAccessRestored(kernel, tx, { email: operator.email, lang })
  return true
}
