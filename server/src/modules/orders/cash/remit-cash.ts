import type { remitCash as call } from '@plaza/contract'
import { done, formatMoney, refused } from '@plaza/values'
import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { lockOrder } from '../orders/steps/index.ts'
import { allowStaff, namesOfStaff } from '../../identity/staff/operators/index.ts'
import { twoPeopleFrom } from '../../payments/wallet/withdraw/index.ts'
import { makeRemittance } from './make-transfer.ts'
import { askers } from './rights.ts'
import { toCashTransferView } from './to-transfer-view.ts'
import { insertCashTransfer } from './transfer-rows.ts'

/** Records cash that was handed over to the mall. Up to a set amount one operator is enough; above it a second must approve. */
export const remitCash: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, askers)
  if ('refused' in staff) return staff
  const [actor, now] = [`operator:${staff.id}` as const, kernel.now()]
  return transaction(kernel, async (tx) => {
    const order = await lockOrder(tx, input.order_id)
    if (!order) return refused('order_unknown')
    if (!order.collectedAt) return refused('not_due', { status: order.status, payment_status: order.paymentStatus })
    const state = order.total >= twoPeopleFrom ? 'signed_once' : 'made'
    const transfer = { kind: 'remittance', orderId: order.id, dueId: null, shopId: order.shopId, amount: order.total } as const
    const row = await insertCashTransfer(tx, { ...transfer, words: input.text, state, askedBy: staff.id, askedAt: now })
    if (!row || order.handedOverAt) return refused('decided_already', { decision: order.handedOverAt ? 'made' : 'signed_once' })
    if (state === 'made') await makeRemittance(tx, order, order.total, { actor, now })
    const details = { amount: formatMoney(order.total), reference: input.text }
    await writeAudit(tx, { actor, action: state === 'made' ? 'cash.remitted' : 'cash.asked', subject: `order:${order.id}`, details })
    return done(toCashTransferView(row, await namesOfStaff(tx), staff))
  })
}
