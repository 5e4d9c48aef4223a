import type { changeStaff as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { endSessionsOf } from '../../../platform/auth/sessions.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { allowStaff } from './operators/allow-staff.ts'
import { lockOperator, toStaffView, writeOperator } from './operators/operator-rows.ts'

/** Changes a staff member and ends their sessions, so that the new rights apply at the next sign-in. */
export const changeStaff: UseCase<typeof shape> = async (ctx) => {
  const { kernel, input } = ctx
  const owner = await allowStaff(ctx, ['owner'])
  if ('refused' in owner) return owner
  if (owner.id === input.id) return refused('not_allowed')
  return transaction(kernel, async (tx) => {
    const before = await lockOperator(tx, input.id)
    if (!before) return refused('member_unknown')
    const { role, status } = { role: input.role ?? before.role, status: input.status ?? before.status }
    if (role !== before.role || status !== before.status) {
      const current = toStaffView(before)
      if (input.version !== current.version) return refused('changed_meanwhile', { current, version: current.version })
      await writeOperator(tx, input.id, { role, status })
      await endSessionsOf(tx, { audience: 'operator', personId: input.id }, status === 'disabled' ? 'disabled' : 'staff', kernel.now())
      const details = { role, status, role_before: before.role, status_before: before.status }
      await writeAudit(tx, { actor: `operator:${owner.id}`, action: 'staff.changed', subject: `operator:${input.id}`, details })
    }
    return done(toStaffView({ ...before, role, status }))
  })
}
