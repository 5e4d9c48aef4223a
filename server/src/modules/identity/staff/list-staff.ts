import type { listStaff as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { allOperators, toStaffView } from './operators/operator-rows.ts'
import { allowStaff } from './operators/allow-staff.ts'

export const listStaff: UseCase<typeof shape> = async (ctx) => {
  const allowed = await allowStaff(ctx, ['owner', 'auditor'])
  if ('refused' in allowed) return allowed
  return done({ list: (await allOperators(ctx.kernel.db)).map(toStaffView) })
}
