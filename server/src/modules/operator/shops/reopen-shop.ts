import type { reopenShop as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import type { CasesOf } from '../../approvals/queue/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { lockShop } from '../../shops/profile/owners/index.ts'
import { endSuspension } from './end-suspension.ts'
import { isOwn } from './is-own.ts'
import { shopRights } from './rights.ts'
import { viewShop } from './view-shop.ts'

export const reopenShop =
  (casesOf: CasesOf): UseCase<typeof call> =>
  async (ctx) => {
    const { kernel, input } = ctx
    const staff = await allowStaff(ctx, shopRights.act)
    if ('refused' in staff) return staff
    const isDone = await transaction(kernel, async (tx) => {
      const shop = await lockShop(tx, input.id)
      if (!shop || (await isOwn(tx, staff, shop))) return false
      return endSuspension(kernel, tx, { shopId: input.id, by: staff.id, reason: input.reason })
    })
    const view = await viewShop(kernel, casesOf, input.id, staff)
    if (!view) return refused('shop_unknown')
    return isDone ? done(view) : refused('not_now', { decision: view.state })
  }
