import type { showMallShop as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import type { CasesOf } from '../../approvals/queue/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { shopRights } from './rights.ts'
import { viewShop } from './view-shop.ts'

export const showMallShop =
  (casesOf: CasesOf): UseCase<typeof call> =>
  async (ctx) => {
    const staff = await allowStaff(ctx, shopRights.read)
    if ('refused' in staff) return staff
    const view = await viewShop(ctx.kernel, casesOf, ctx.input.id, staff)
    return view ? done(view) : refused('shop_unknown')
  }
