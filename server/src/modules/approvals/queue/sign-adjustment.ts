import type { signAdjustment as call } from '@plaza/contract'
import { done, formatMoney, refused } from '@plaza/values'
import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { pushLive } from '../../../platform/events/live.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { availableOf, moveMoney, shopAvailableOf, type Short } from '../../foundation/ledger/money/index.ts'
import { shopWithOwner } from '../../shops/profile/owners/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { lockAdjustment, signAdjustmentRow } from './adjustment-rows.ts'
import { adjustmentSigners, toAdjustmentView } from './adjustment-view.ts'

/**
 * A second operator approves or declines an adjustment. On approval the money moves, and the account's owner sees the reason beside the balance
 * line.
 */
export const signAdjustment: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, adjustmentSigners)
  if ('refused' in staff) return staff
  return transaction(kernel, async (tx) => {
    const row = await lockAdjustment(tx, input.id)
    if (!row) return refused('adjustment_unknown')
    // A second press of the same button gets the answer to the first press.
    if (row.state === (input.sign ? 'made' : 'withdrawn') && row.signedBy === staff.id) return done(await toAdjustmentView(tx, row, staff))
    if (row.state !== 'signed_once') return refused('decided_already', { decision: row.state })
    if (row.askedBy === staff.id && input.sign) return refused('decided_already', { decision: 'signed_already' })
    const owner = row.account === 'customer' ? availableOf(row.ownerId) : shopAvailableOf(row.ownerId)
    if (input.sign) {
      const moved = await moveMoney(tx, {
        key: `adjust:${row.id}`,
        kind: 'adjustment',
        reference: `adjust:${row.id}`,
        actor: `operator:${staff.id}`,
        remark: row.words,
        legs: [
          row.direction === 'credit'
            ? { from: 'suspense', to: owner, amount: row.amount }
            : { from: owner, to: 'suspense', amount: row.amount },
        ],
      })
      if ('refused' in moved) return refused('short', { short_by: formatMoney((moved.details as Short).short_by) })
      const personId = row.account === 'customer' ? row.ownerId : ((await shopWithOwner(tx, row.ownerId))?.ownerId ?? row.ownerId)
      await pushLive(tx, 'customer', 'wallet', [{ personId, data: { what: 'balance' } }])
    }
    const signed = await signAdjustmentRow(tx, row.id, { operatorId: staff.id, state: input.sign ? 'made' : 'withdrawn', at: kernel.now() })
    await writeAudit(tx, {
      actor: `operator:${staff.id}`,
      action: input.sign ? 'adjustment.signed' : 'adjustment.withdrawn',
      subject: `adjust:${row.id}`,
      details: { asked_by: row.askedBy, amount: formatMoney(row.amount) },
    })
    return done(await toAdjustmentView(tx, signed, staff))
  })
}
