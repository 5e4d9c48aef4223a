import type { inviteStaff as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { allowStaff } from '../operators/allow-staff.ts'
import { operatorByEmail } from '../operators/operator-rows.ts'
import { sendStaffInvitation } from './invitation-letter.ts'
import { invitationLink, replaceInvitation } from './invitation-rows.ts'

export const inviteStaff: UseCase<typeof shape> = async (ctx) => {
  const { kernel, input, lang } = ctx
  const owner = await allowStaff(ctx, ['owner'])
  if ('refused' in owner) return owner
  if (await operatorByEmail(kernel.db, input.email)) return refused('email_exists', { fields: { email: 'taken' } })
  return transaction(kernel, async (tx) => {
    const { token, expiresAt } = await replaceInvitation(tx, { ...input, invitedBy: owner.id, now: kernel.now() })
    const link = invitationLink(kernel.environment.operatorUrl, token)
    await writeAudit(tx, {
      actor: `operator:${owner.id}`,
      action: 'staff.invited',
      subject: 'staff.invitation',
      details: { role: input.role },
    })
    await sendStaffInvitation(kernel, tx, { email: input.email, lang, link })
    return done({ link, expires_at: expiresAt.toISOString() })
  })
}
