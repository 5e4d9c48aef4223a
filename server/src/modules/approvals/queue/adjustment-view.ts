import type { Adjustment } from '@plaza/contract'
import { formatMoney } from '@plaza/values'
import { availableOf, shopAvailableOf } from '../../foundation/ledger/money/index.ts'
import type { AdjustmentRow } from './adjustment-rows.ts'

/** Converts an adjustment to the view for staff. */
export const toAdjustmentView = (row: AdjustmentRow, staff: ReadonlyMap<string, string>): Adjustment => {
  const owner = row.account === 'customer' ? availableOf(row.ownerId) : shopAvailableOf(row.ownerId)
  const [from, to] = row.direction === 'credit' ? ['suspense', owner] : [owner, 'suspense']
  return {
    id: row.id,
    state: row.state,
    from,
    to,
    amount: formatMoney(row.amount),
    reason: row.reason,
    text: row.words,
    asked_by: staff.get(row.askedBy) ?? '',
    asked_at: row.askedAt.toISOString(),
    signed_by: row.signedBy && (staff.get(row.signedBy) ?? ''),
    signed_at: row.signedAt?.toISOString() ?? null,
  }
}
