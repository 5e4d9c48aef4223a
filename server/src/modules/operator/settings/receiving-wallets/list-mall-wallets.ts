import type { listMallWallets as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import { toReceivingWallets } from './wallets-view.ts'

/** The wallets that shoppers pay to. Includes address changes that wait for a second approval or for their effective date. */
export const listMallWallets: UseCase<typeof call> = async (ctx) => {
  const staff = await allowStaff(ctx, ['owner', 'finance', 'risk', 'auditor'])
  if ('refused' in staff) return staff
  return done({ list: await toReceivingWallets(ctx.kernel, ctx.kernel.db, staff) })
}
