import { storefrontLinks } from '@plaza/contract'
import { formatMoney } from '@plaza/values'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { customerById } from '../../../identity/accounts/people/index.ts'
import { settleShop } from '../../../foundation/ledger/dues/index.ts'
import { type Actor, availableOf, endHold, shopAvailableOf } from '../../../foundation/ledger/money/index.ts'
import { notify } from '../../../foundation/notifications/index.ts'
import type { OwnShop } from '../../../shops/profile/owners/index.ts'
import { insertWalletStep } from '../records/history-rows.ts'
import { inNotice, pushBalance, pushShopBalance } from '../records/push-balance.ts'
import { transferRecordName } from './show-transfer.ts'
import { type TransferRow, endTransfer } from './transfer-rows.ts'

type By = { actor: Actor; shop: OwnShop; now: Date }

/** Pays the frozen amount of a transfer to the shop. The caller holds the lock on the transfer row. */
export const completeTransfer = async (tx: Tx, row: TransferRow, by: By): Promise<void> => {
  await endTransfer(tx, row.id, 'completed', by.now)
  const parts = [{ to: shopAvailableOf(row.shopId), amount: row.amount }]
  await endHold(tx, { reference: transferRecordName(row), kind: 'transfer_made', actor: by.actor, remark: row.remark, parts })
  await notifyTransferMade(tx, row, by)
}

/** Returns the frozen amount of a transfer to the sender. The caller holds the lock on the transfer row. */
export const returnTransfer = async (tx: Tx, row: TransferRow, by: By): Promise<void> => {
  await endTransfer(tx, row.id, 'returned', by.now)
  const parts = [{ to: availableOf(row.customerId), amount: row.amount }]
  await endHold(tx, { reference: transferRecordName(row), kind: 'transfer_returned', actor: by.actor, remark: row.remark, parts })
  await note(tx, row, by, 'returned')
  await notify(tx, row.customerId, { template: 'transfer_returned', ...newsOf(row, by, 'returned') })
  await pushBalance(tx, row.customerId)
}

/**
 * Runs after a transfer: the money first pays the shop's debts, and sender and shop are notified. If the sender owns the shop, only one notification
 * is sent.
 */
export const notifyTransferMade = async (tx: Tx, row: TransferRow, by: By): Promise<void> => {
  await settleShop(tx, row.shopId, by.now)
  await note(tx, row, by, 'completed')
  const { values, ...news } = newsOf(row, by, 'completed')
  await notify(tx, row.customerId, { template: 'transfer_made', values, ...news })
  await pushBalance(tx, row.customerId)
  if (!row.own) {
    const person = (await customerById(tx, row.customerId)).fullName
    await notify(tx, by.shop.ownerId, {
      template: 'transfer_received',
      values: { ...values, person },
      ...news,
      once: `${transferRecordName(row)}:received`,
    })
  }
  await pushShopBalance(tx, by.shop.ownerId)
}

const newsOf = (row: TransferRow, { shop, now }: By, state: string) => ({
  values: { amount: inNotice(row.amount), shop: shop.name },
  link: storefrontLinks.wallet('transfer'),
  once: `${transferRecordName(row)}:${state}`,
  now,
})

/** Adds an entry to the transfer's history, visible to the sender and to staff. */
export const note = async (tx: Tx, row: TransferRow, { actor, now }: Omit<By, 'shop'>, state: TransferRow['state']): Promise<void> => {
  const record = transferRecordName(row)
  await insertWalletStep(tx, { record, state, actor, at: now })
  await writeAudit(tx, {
    actor,
    action: `wallet.transfer_${state}`,
    subject: record,
    details: { amount: formatMoney(row.amount), shop: row.shopId },
  })
}
