import type { getHealth as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { dashboardRights } from './rights.ts'
import { toHealthView } from './health-view.ts'

export const getHealth: UseCase<typeof call> = async (ctx) => {
  const staff = await allowStaff(ctx, dashboardRights.health)
  return 'refused' in staff ? staff : done(await toHealthView(ctx.kernel))
}
