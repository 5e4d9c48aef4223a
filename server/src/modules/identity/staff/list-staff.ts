import type { listStaff as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { openInvitations } from './invitations/invitation-rows.ts'
import { allOperators, toStaffView } from './operators/operator-rows.ts'
import { allowStaff } from './operators/allow-staff.ts'

export const listStaff: UseCase<typeof shape> = async (ctx) => {
  const allowed = await allowStaff(ctx, ['owner', 'auditor'])
  if ('refused' in allowed) return allowed
  const { kernel } = ctx
  const [operators, invitations] = await Promise.all([allOperators(kernel.db), openInvitations(kernel.db)])
  return done({
    list: operators.map(toStaffView),
    invitations: invitations.map(({ email, role, expiresAt }) => ({
      email,
      role,
      expires_at: expiresAt.toISOString(),
      expired: expiresAt <= kernel.now(),
    })),
  })
}
