import type { cancelInvitation as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { allowStaff } from '../operators/allow-staff.ts'
import { deleteInvitation } from './invitation-rows.ts'

export const cancelInvitation: UseCase<typeof shape> = async (ctx) => {
  const { kernel, input } = ctx
  const owner = await allowStaff(ctx, ['owner'])
  if ('refused' in owner) return owner
  return transaction(kernel, async (tx) => {
    const role = await deleteInvitation(tx, input.email)
    if (role === null) return refused('invitation_unknown')
    await writeAudit(tx, {
      actor: `operator:${owner.id}`,
      action: 'staff.invitation_cancelled',
      subject: 'staff.invitation',
      details: { role },
    })
    return done(null)
  })
}
