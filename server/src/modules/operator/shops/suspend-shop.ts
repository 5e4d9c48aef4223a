import type { suspendShop as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import type { CasesOf } from '../../approvals/queue/index.ts'
import { lockShop } from '../../shops/profile/owners/index.ts'
import { stopShop } from '../../shops/profile/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { shopRights } from './rights.ts'
import { insertSuspension } from './suspension-rows.ts'
import { isOwn } from './is-own.ts'
import { notifySuspended } from './notify-suspended.ts'
import { viewShop } from './view-shop.ts'

/** Suspends a shop. In the same transaction the shop's owner gets the statement of reasons. */
export const suspendShop =
  (casesOf: CasesOf): UseCase<typeof call> =>
  async (ctx) => {
    const { kernel, input } = ctx
    const staff = await allowStaff(ctx, shopRights.act)
    if ('refused' in staff) return staff
    const now = kernel.now()
    const until = input.until === undefined ? null : new Date(input.until)
    if (until && !(until > now)) return refused('field_wrong', { fields: { until: 'past' } })
    const outcome = await transaction(kernel, async (tx) => {
      const shop = await lockShop(tx, input.id)
      if (!shop) return 'shop_unknown'
      if (await isOwn(tx, staff, shop)) return 'not_now'
      if (!(await stopShop(tx, shop.id, input.reason))) return 'not_now'
      const statement = { reason: input.reason, ground: input.ground, objection: input.appeal, until }
      await insertSuspension(tx, { ...statement, shopId: shop.id, since: now, madeBy: staff.id })
      await notifySuspended(kernel, tx, shop, statement, now)
      const details = { ...statement, until: until?.toISOString() ?? null }
      await writeAudit(tx, { actor: `operator:${staff.id}`, action: 'suspensions.begun', subject: `shop:${shop.id}`, details })
      return 'done'
    })
    if (outcome === 'shop_unknown') return refused('shop_unknown')
    const view = await viewShop(kernel, casesOf, input.id, staff)
    if (!view) return refused('shop_unknown')
    return outcome === 'done' ? done(view) : refused('not_now', { decision: view.state })
  }
