import type { CashTransfer } from '@plaza/contract'
import { formatMoney } from '@plaza/values'
import type { CashTransferRow } from './transfer-rows.ts'

/** A transfer in the staff view. */
export const toCashTransferView = (row: CashTransferRow, staff: ReadonlyMap<string, string>): CashTransfer => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  amount: formatMoney(row.amount),
  text: row.words,
  asked_by: staff.get(row.askedBy) ?? '',
  asked_at: row.askedAt.toISOString(),
  signed_by: row.signedBy && (staff.get(row.signedBy) ?? ''),
  signed_at: row.signedAt?.toISOString() ?? null,
})
