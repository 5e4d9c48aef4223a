import type { adjustBalance as call } from '@plaza/contract'
import { done, money, nothing, refused } from '@plaza/values'
import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { knownCustomer } from '../../identity/accounts/people/index.ts'
import { shopWithOwner } from '../../shops/profile/owners/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { insertAdjustment } from './adjustment-rows.ts'
import { toAdjustmentView } from './adjustment-view.ts'

/** Requests an adjustment, which is the first of two approvals. No money moves yet. */
export const adjustBalance: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, ['owner', 'finance'])
  if ('refused' in staff) return staff
  const amount = money(input.amount)
  if (amount === nothing) return refused('field_wrong', { fields: { amount: 'too_small' } })
  const isKnown = input.account === 'customer' ? await knownCustomer(kernel.db, input.id) : await shopWithOwner(kernel.db, input.id)
  if (!isKnown) return refused('owner_unknown')
  return transaction(kernel, async (tx) => {
    const row = await insertAdjustment(tx, {
      account: input.account,
      ownerId: input.id,
      direction: input.direction,
      amount,
      reason: input.reason,
      words: input.text,
      askedBy: staff.id,
      askedAt: kernel.now(),
    })
    const details = { account: input.account, owner: input.id, direction: input.direction, amount: input.amount, reason: input.reason }
    await writeAudit(tx, { actor: `operator:${staff.id}`, action: 'adjustment.asked', subject: `adjust:${row.id}`, details })
    return done(await toAdjustmentView(tx, row, staff))
  })
}
