import type { listMallCarriers as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import { toCarriersView } from './carriers-view.ts'

/** Carriers, including inactive carriers. */
export const listMallCarriers: UseCase<typeof call> = async (ctx) => {
  const staff = await allowStaff(ctx, ['owner', 'finance', 'auditor'])
  if ('refused' in staff) return staff
  return done({ list: await toCarriersView(ctx.kernel.db) })
}
