import type { showMallRefund as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { customersByIds } from '../../identity/accounts/index.ts'
import { refundById, toRefundView } from '../../orders/refunds/records/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { orderReaders } from './rights.ts'

/**
 * A refund request with both sides' messages and evidence. The picture links work only for the caller, and each view is recorded in the audit log.
 */
export const showMallRefund: UseCase<typeof call> = async (ctx) => {
  const { kernel, input, lang } = ctx
  const staff = await allowStaff(ctx, orderReaders)
  if ('refused' in staff) return staff
  const row = await refundById(kernel.db, input.id)
  if (!row) return refused('refund_unknown')
  await transaction(kernel, (tx) =>
    writeAudit(tx, { actor: `operator:${staff.id}`, action: 'oversight.viewed', subject: `refund:${row.id}` }),
  )
  const people = await customersByIds(kernel.db, [row.customerId])
  return done({
    refund: await toRefundView(kernel, row, { audience: 'operator', personId: staff.id, lang }),
    customer: { id: row.customerId, name: people.get(row.customerId)?.fullName ?? '' },
  })
}
