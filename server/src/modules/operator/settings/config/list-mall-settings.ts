import type { listMallSettings as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import { toMallSettings } from './tell-settings.ts'

/** What the owner sets for the whole mall, as it holds now. */
export const listMallSettings: UseCase<typeof call> = async (ctx) => {
  const staff = await allowStaff(ctx, ['owner', 'finance', 'auditor'])
  if ('refused' in staff) return staff
  return done({ list: await toMallSettings(ctx.kernel.db) })
}
