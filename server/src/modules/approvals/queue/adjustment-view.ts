import type { Adjustment, StaffRole } from '@plaza/contract'
import { formatMoney } from '@plaza/values'
import type { Db } from '../../../platform/db/database.ts'
import { availableOf, shopAvailableOf } from '../../foundation/ledger/money/index.ts'
import { namesOfStaff, type OperatorRow } from '../../identity/staff/operators/index.ts'
import { accountOwners } from '../../shops/profile/index.ts'
import type { AdjustmentRow } from './adjustment-rows.ts'

export const adjustmentSigners = ['owner', 'finance', 'risk'] as const satisfies readonly StaffRole[]

const accountOf = ({ account, ownerId }: AdjustmentRow) => (account === 'customer' ? availableOf(ownerId) : shopAvailableOf(ownerId))

/**
 * Converts adjustments to the view for staff, with the names of the staff and of the accounts' owners. For each, whether the reader may approve it.
 */
export const toAdjustmentViews = async (db: Db, rows: readonly AdjustmentRow[], reader: OperatorRow): Promise<Adjustment[]> => {
  const isSigner = adjustmentSigners.some((role) => role === reader.role)
  const staff = await namesOfStaff(db)
  const ownerOf = await accountOwners(db, rows.map(accountOf))
  return rows.map((row) => {
    const account = accountOf(row)
    const [from, to] = row.direction === 'credit' ? ['suspense', account] : [account, 'suspense']
    return {
      id: row.id,
      state: row.state,
      from,
      to,
      owner: ownerOf(account),
      amount: formatMoney(row.amount),
      reason: row.reason,
      text: row.words,
      asked_by: staff.get(row.askedBy) ?? '',
      asked_at: row.askedAt.toISOString(),
      signed_by: row.signedBy && (staff.get(row.signedBy) ?? ''),
      signed_at: row.signedAt?.toISOString() ?? null,
      may_sign: isSigner && row.state === 'signed_once' && row.askedBy !== reader.id,
    }
  })
}

export const toAdjustmentView = async (db: Db, row: AdjustmentRow, reader: OperatorRow): Promise<Adjustment> => {
  const [view] = await toAdjustmentViews(db, [row], reader)
  if (!view) throw new Error(`adjustment ${row.id} has no view`)
  return view
}
