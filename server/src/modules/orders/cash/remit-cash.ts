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

/** Records cash that was handed over. Up to the usual amount one operator is enough. */
export const remitCash: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, askers)
  if ('refused' in staff) return staff
  const [actor, now] = [`operator:${staff.id}` as const, kernel.now()]
  return transaction(kernel, async (tx) => {
    const sale = await lockOrder(tx, input.order_id)
    if (!sale) return refused('order_unknown')
    if (!sale.collectedAt) return refused('not_due', { status: sale.status, payment_status: sale.paymentStatus })
    const state = sale.total >= twoPeopleFrom ? 'signed_once' : 'made'
    const asked = { kind: 'remittance', orderId: sale.id, dueId: null, shopId: sale.shopId, amount: sale.total } as const
    const row = await insertCashTransfer(tx, { ...asked, words: input.text, state, askedBy: staff.id, askedAt: now })
    if (!row || sale.handedOverAt) return refused('decided_already', { decision: sale.handedOverAt ? 'made' : 'signed_once' })
    if (state === 'made') await makeRemittance(tx, sale, sale.total, { actor, now })
    const details = { amount: formatMoney(sale.total), reference: input.text }
    await writeAudit(tx, { actor, action: state === 'made' ? 'cash.remitted' : 'cash.asked', subject: `order:${sale.id}`, details })
    return done(toCashTransferView(row, await namesOfStaff(tx)))
  })
}
