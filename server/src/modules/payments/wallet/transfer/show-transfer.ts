import type { Transfer } from '@plaza/contract'
import { formatMoney } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import { shopProfiles } from '../../../shops/profile/index.ts'
import type { TransferRow } from './transfer-rows.ts'

export const transferRecordName = ({ id }: Pick<TransferRow, 'id'>) => `transfer:${id}` as const

/** Transfers as the sender sees them. */
export const toTransferList = async (db: Db, rows: readonly TransferRow[]): Promise<Transfer[]> => {
  const shops = await shopProfiles(db, [...new Set(rows.map((row) => row.shopId))])
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    shop: { id: row.shopId, name: shops.get(row.shopId)?.name ?? '' },
    amount: formatMoney(row.amount),
    remark: row.remark,
    made_at: row.madeAt.toISOString(),
    held_until: row.heldUntil?.toISOString() ?? null,
    own: row.own,
  }))
}

export const toTransferView = async (db: Db, row: TransferRow): Promise<Transfer> => {
  const [view] = await toTransferList(db, [row])
  if (!view) throw new Error('a transfer was not told')
  return view
}
