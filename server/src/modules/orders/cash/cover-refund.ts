import type { coverRefund as call } from '@plaza/contract'
import { done, formatMoney, refused } from '@plaza/values'
import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { openDueOf } from '../../foundation/ledger/dues/index.ts'
import { allowStaff, namesOfStaff } from '../../identity/staff/operators/index.ts'
import { askers } from './rights.ts'
import { shopOfDue } from './shop-of-due.ts'
import { toCashTransferView } from './to-transfer-view.ts'
import { insertCashTransfer } from './transfer-rows.ts'

/** Requests that the mall pays a refund in place of the shop. This is the first of two approvals; no money moves yet. */
export const coverRefund: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, askers)
  if ('refused' in staff) return staff
  const [actor, now] = [`operator:${staff.id}` as const, kernel.now()]
  return transaction(kernel, async (tx) => {
    const due = await openDueOf(tx, `refund:${input.refund_id}`)
    if (!due) return refused('refund_unknown')
    const transfer = { kind: 'advance', orderId: null, dueId: due.id, shopId: shopOfDue(due), amount: due.needs } as const
    const row = await insertCashTransfer(tx, { ...transfer, words: input.text, state: 'signed_once', askedBy: staff.id, askedAt: now })
    if (!row) return refused('decided_already', { decision: 'signed_once' })
    const details = { amount: formatMoney(due.needs), reason: input.text }
    await writeAudit(tx, { actor, action: 'cash.asked', subject: due.reference, details })
    return done(toCashTransferView(row, await namesOfStaff(tx), staff))
  })
}
