import type { appealSuspension as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { appealOnce } from './suspension-rows.ts'

/** The shop's owner appeals against a suspension. Each suspension allows one appeal. Staff see the appeal on the shop's page. */
export const appealSuspension: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const seller = await allowSeller(ctx, ['owner'])
  if (isRefused(seller)) return seller
  const { shopId, customerId } = seller.done
  const now = kernel.now()
  return transaction(kernel, async (tx) => {
    if (!(await appealOnce(tx, shopId, input.text, now))) return refused('not_now')
    await writeAudit(tx, { actor: `seller:${customerId}`, action: 'suspensions.appealed', subject: `shop:${shopId}` })
    return done({ appealed_at: now.toISOString() })
  })
}
