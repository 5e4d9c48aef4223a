import type { listMallCarriers as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import { toCarriersView } from './tell-carriers.ts'

/** Who carries parcels, those that rest among them. */
export const listMallCarriers: UseCase<typeof call> = async (ask) => {
  const staff = await allowStaff(ask, ['owner', 'finance', 'auditor'])
  if ('refused' in staff) return staff
  return done({ list: await toCarriersView(ask.kernel.db) })
}
