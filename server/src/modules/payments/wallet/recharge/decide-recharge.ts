import { storefrontLinks } from '@plaza/contract'
import { formatMoney, type Money } from '@plaza/values'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { pushLive } from '../../../../platform/events/live.ts'
import { availableOf, cashOf, moveMoney, type Actor } from '../../../foundation/ledger/money/index.ts'
import { notify } from '../../../foundation/notifications/index.ts'
import { insertWalletStep } from '../records/history-rows.ts'
import { endRecharge, type RechargeRow } from './recharge-rows.ts'

const channelOf = (row: RechargeRow) => (row.method === 'wallet' ? (row.walletCode ?? 'wallet') : row.method.replace('_', '-'))
const methodOf = (row: RechargeRow) => row.walletName ?? (row.method === 'card' ? 'Card' : 'Bank')
const shown = (amount: Money) => ({ money: formatMoney(amount), symbol: '$' })

/** Credits the recharge to the customer's wallet. The caller holds the lock on the recharge row. */
export const creditRecharge = async (
  tx: Tx,
  row: RechargeRow,
  by: { actor: Actor; credited: Money; message: string | null; now: Date },
): Promise<void> => {
  const record = `recharge:${row.id}` as const
  await endRecharge(tx, { id: row.id, state: 'completed', credited: by.credited, message: by.message, at: by.now })
  const moved = await moveMoney(tx, {
    key: record,
    kind: 'recharge',
    reference: record,
    actor: by.actor,
    remark: row.walletName ?? '',
    legs: [{ from: cashOf(channelOf(row)), to: availableOf(row.customerId), amount: by.credited }],
  })
  if ('refused' in moved) throw new Error('the outside world ran out of money')
  await notifyRechargeEnd(tx, row, by, 'completed', 'recharge_credited', by.credited)
}

export const failRecharge = async (tx: Tx, row: RechargeRow, by: { actor: Actor; message: string; now: Date }): Promise<void> => {
  await endRecharge(tx, { id: row.id, state: 'failed', credited: null, message: by.message, at: by.now })
  await notifyRechargeEnd(tx, row, by, 'failed', 'recharge_failed', row.expected)
}

const notifyRechargeEnd = async (
  tx: Tx,
  row: RechargeRow,
  by: { actor: Actor; message: string | null; now: Date },
  state: 'completed' | 'failed',
  template: 'recharge_credited' | 'recharge_failed',
  amount: Money,
) => {
  const record = `recharge:${row.id}` as const
  await insertWalletStep(tx, { record, state, actor: by.actor, message: by.message, at: by.now })
  await notify(tx, row.customerId, {
    template,
    values: { amount: shown(amount), method: methodOf(row) },
    ...(by.message ? { reason: by.message } : {}),
    link: storefrontLinks.wallet('records', row.id),
    once: `${record}:${state}`,
    now: by.now,
  })
  await pushLive(tx, 'customer', 'wallet', [{ personId: row.customerId, data: { what: 'balance' } }])
  await writeAudit(tx, {
    actor: by.actor,
    action: `wallet.recharge_${state}`,
    subject: record,
    details: { expected: formatMoney(row.expected), amount: formatMoney(amount), message: by.message },
  })
}
