import type { listMallSettings as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import { toMallSettings } from './settings-view.ts'

/** All mall-wide settings of the owner, with their current values. */
export const listMallSettings: UseCase<typeof call> = async (ctx) => {
  const staff = await allowStaff(ctx, ['owner', 'finance', 'auditor'])
  if ('refused' in staff) return staff
  return done({ list: await toMallSettings(ctx.kernel.db) })
}
