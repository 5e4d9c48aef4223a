import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { invitationLink, replaceInvitation } from './invitation-rows.ts'
import { hasOperator } from '../operators/operator-rows.ts'

/** A link, valid once and for a day, that creates the first operator. Null if the mall already has an operator. */
export const inviteFirstOperator = (kernel: Kernel): Promise<string | null> =>
  transaction(kernel, async (tx) => {
    if (await hasOperator(tx)) return null
    const { token } = await replaceInvitation(tx, { role: 'owner', email: null, invitedBy: null, now: kernel.now() })
    await writeAudit(tx, { actor: 'system', action: 'staff.first_operator_invited', subject: 'staff.invitation' })
    return invitationLink(kernel.environment.operatorUrl, token)
  })
