import type { Withdrawal } from '@plaza/contract'
import { formatMoney, subtractMoney } from '@plaza/values'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { walletHistory, toWalletHistory, type WalletHistoryRow } from '../records/history-rows.ts'
import { pushBalance } from '../records/push-balance.ts'
import { notifyShopChange } from '../../../shops/profile/owners/index.ts'
import type { WithdrawalRow } from './withdrawal-rows.ts'

export const withdrawalRecordName = ({ id }: Pick<WithdrawalRow, 'id'>) => `withdraw:${id}` as const

/** The time by which the mall promises the next decision or payment. Null after the withdrawal has ended. */
const promisedBy = ({ state, decideBy, payBy }: WithdrawalRow): Date | null =>
  state === 'submitted' ? decideBy : state === 'approved' ? payBy : null

const toWithdrawalView = (row: WithdrawalRow, steps: readonly WalletHistoryRow[] | undefined, now: Date): Withdrawal => {
  const due = promisedBy(row)
  return {
    id: row.id,
    state: row.state,
    account: row.account,
    amount: formatMoney(row.amount),
    fee: formatMoney(row.fee),
    arrives: formatMoney(subtractMoney(row.amount, row.fee)),
    destination: { kind: row.kind, name: row.name, masked: row.masked },
    reference: row.reference,
    reason: row.reason,
    asked_at: row.askedAt.toISOString(),
    decide_by: row.decideBy.toISOString(),
    pay_by: row.payBy.toISOString(),
    late: due !== null && due < now,
    can_cancel: row.state === 'submitted',
    steps: toWalletHistory(steps),
  }
}

/** Withdrawals as the applicant sees them. */
export const toWithdrawalList = async (db: Db, rows: readonly WithdrawalRow[], now: Date): Promise<Withdrawal[]> => {
  const steps = await walletHistory(db, rows.map(withdrawalRecordName))
  return rows.map((row) => toWithdrawalView(row, steps.get(withdrawalRecordName(row)), now))
}

export const toWithdrawalRecord = async (db: Db, row: WithdrawalRow, now: Date): Promise<Withdrawal> =>
  toWithdrawalView(row, (await walletHistory(db, [withdrawalRecordName(row)])).get(withdrawalRecordName(row)), now)

/** Tells clients that show the balance of the withdrawal to reload it after the commit. */
export const notifyBalance = async (tx: Tx, { customerId, shopId }: Pick<WithdrawalRow, 'customerId' | 'shopId'>): Promise<void> => {
  await pushBalance(tx, customerId)
  if (shopId !== null) await notifyShopChange(tx, shopId, 'wallet', { what: 'balance' })
}
