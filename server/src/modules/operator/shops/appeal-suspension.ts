import type { appealSuspension as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transact } from '../../../platform/db/transaction.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { appealOnce } from './suspension-rows.ts'

/** The owner objects, once; whoever looks at the shop reads it. */
export const appealSuspension: UseCase<typeof call> = async (ask) => {
  const { kernel, input } = ask
  const seller = await allowSeller(ask, ['owner'])
  if (isRefused(seller)) return seller
  const { shopId, customerId } = seller.done
  const now = kernel.now()
  return transact(kernel, async (tx) => {
    if (!(await appealOnce(tx, shopId, input.text, now))) return refused('not_now')
    await writeAudit(tx, { actor: `seller:${customerId}`, action: 'suspensions.appealed', subject: `shop:${shopId}` })
    return done({ appealed_at: now.toISOString() })
  })
}
