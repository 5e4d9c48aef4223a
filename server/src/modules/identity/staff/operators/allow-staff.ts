import { ownSession } from '../../../../platform/http/serve.ts'
import { refused, type Refused } from '@plaza/values'
import type { Kernel } from '../../../../platform/kernel.ts'
import type { Session } from '../../../../platform/auth/sessions.ts'
import { operatorById, type OperatorRow, type Role } from './operator-rows.ts'

/** The calling operator, if the role is one of these; the role is read from the database each time. */
export const allowStaff = async (
  ctx: { kernel: Kernel; session: Session | null },
  roles: readonly Role[],
): Promise<OperatorRow | Refused<'not_allowed'>> => {
  const operator = await operatorById(ctx.kernel.db, ownSession(ctx).personId)
  return operator && operator.status === 'active' && roles.includes(operator.role) ? operator : refused('not_allowed')
}
