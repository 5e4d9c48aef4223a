import type { cancelStock as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { lockStockDelivery } from './intake-rows.ts'
import { moveIntake } from './move-intake.ts'
import { toDeliveriesView } from './intake-view.ts'

/** Cancels a stock delivery. A row lock prevents a staff decision at the same time. */
export const cancelStock: UseCase<typeof call> = async (ctx) => {
  const { kernel, input, lang } = ctx
  const seller = await allowSeller(ctx, ['owner', 'catalogue'])
  if (isRefused(seller)) return seller
  const { shopId, customerId } = seller.done
  return transaction(kernel, async (tx) => {
    const row = await lockStockDelivery(tx, input.id)
    if (row?.shopId !== shopId) return refused('intake_unknown')
    if (row.state !== 'applied' && row.state !== 'approved') return refused('decided_already', { decision: row.state })
    const moved = await moveIntake(tx, row, { to: 'cancelled', actor: `seller:${customerId}`, now: kernel.now() })
    const [view] = await toDeliveriesView({ kernel, lang, reader: customerId }, [moved], tx)
    if (!view) throw new Error('an intake was lost')
    return done(view)
  })
}
