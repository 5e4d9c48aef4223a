import type { Recharge } from '@plaza/contract'
import { formatMoney } from '@plaza/values'
import type { Kernel } from '../../../../platform/kernel.ts'
import { openPaymentUrls } from '../../gateways/kinds/index.ts'
import { addressFor } from '../../../foundation/media/index.ts'
import { walletHistory, toWalletHistory, type WalletHistoryRow } from '../records/history-rows.ts'
import type { RechargeRow } from './recharge-rows.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null

/** A recharge as the customer sees it. The picture links work for this customer only. */
export const toRechargeView = (
  kernel: Kernel,
  row: RechargeRow,
  steps: readonly WalletHistoryRow[] | undefined,
  redirectUrl: string | null = null,
): Recharge => {
  const open = row.state === 'submitted' || row.state === 'pending'
  const reader = { audience: 'customer', personId: row.customerId } as const
  return {
    id: row.id,
    state: row.state,
    payment_method: row.method,
    wallet: row.walletCode ? { code: row.walletCode, name: row.walletName ?? '', asset: row.asset, network: row.network ?? '' } : null,
    charged_amount: formatMoney(row.charged, row.asset),
    charged_asset: row.asset,
    expected_amount: formatMoney(row.expected),
    actual_amount: row.credited === null ? null : formatMoney(row.credited),
    transaction_id: row.transactionId,
    certificate: row.uploadIds.map((id) => ({ id, url: addressFor(kernel, id, reader).url })),
    message: row.message,
    remark: row.remark,
    date: row.madeAt.toISOString(),
    decide_by: open ? row.decideBy.toISOString() : null,
    late: open && row.decideBy < kernel.now(),
    check:
      row.method === 'wallet'
        ? { state: row.checkState, confirmations: row.confirmations, needed: row.needed, checked_at: iso(row.checkedAt) }
        : null,
    steps: toWalletHistory(steps),
    redirect_url: redirectUrl,
  }
}

export const toRechargesView = async (kernel: Kernel, rows: readonly RechargeRow[]): Promise<Recharge[]> => {
  const recordOf = (row: RechargeRow) => `recharge:${row.id}` as const
  const [steps, pages] = await Promise.all([
    walletHistory(kernel.db, rows.map(recordOf)),
    openPaymentUrls(kernel.db, rows.filter(({ method }) => method !== 'wallet').map(recordOf), kernel.now()),
  ])
  return rows.map((row) => toRechargeView(kernel, row, steps.get(recordOf(row)), pages.get(recordOf(row))))
}
