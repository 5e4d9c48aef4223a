import type { CashTransfer } from '@plaza/contract'
import { formatMoney } from '@plaza/values'
import type { OperatorRow } from '../../identity/staff/operators/index.ts'
import { signers } from './rights.ts'
import type { CashTransferRow } from './transfer-rows.ts'

/** A transfer in the staff view, with whether the reader may approve it. */
export const toCashTransferView = (row: CashTransferRow, staff: ReadonlyMap<string, string>, reader: OperatorRow): CashTransfer => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  amount: formatMoney(row.amount),
  text: row.words,
  asked_by: staff.get(row.askedBy) ?? '',
  asked_at: row.askedAt.toISOString(),
  signed_by: row.signedBy && (staff.get(row.signedBy) ?? ''),
  signed_at: row.signedAt?.toISOString() ?? null,
  may_sign: row.state === 'signed_once' && row.askedBy !== reader.id && signers.some((role) => role === reader.role),
})
