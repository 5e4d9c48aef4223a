import type { signCash as call } from '@plaza/contract'
import { done, formatMoney, refused } from '@plaza/values'
import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import type { Actor } from '../../foundation/ledger/money/index.ts'
import { lockOrder } from '../orders/steps/index.ts'
import { allowStaff, namesOfStaff } from '../../identity/staff/operators/index.ts'
import { makeAdvance, makeRemittance } from './make-transfer.ts'
import { signers } from './rights.ts'
import { toCashTransferView } from './to-transfer-view.ts'
import { lockCashTransfer, type CashTransferRow, writeSigned } from './transfer-rows.ts'

/** Moves the money of a transfer. Returns false if the shop has paid the due itself in the meantime. */
const make = async (tx: Tx, row: CashTransferRow, by: { actor: Actor; now: Date }): Promise<boolean> => {
  if (row.dueId !== null) return (await makeAdvance(tx, row.dueId, row.shopId, by)) !== null
  const order = row.orderId === null ? null : await lockOrder(tx, row.orderId)
  if (!order) throw new Error(`the transfer ${row.id} is for no order`)
  await makeRemittance(tx, order, row.amount, by)
  return true
}

/** A second operator approves the transfer, which moves the money; or an operator withdraws the transfer. */
export const signCash: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, signers)
  if ('refused' in staff) return staff
  const by = { actor: `operator:${staff.id}` as const, now: kernel.now() }
  return transaction(kernel, async (tx) => {
    const row = await lockCashTransfer(tx, input.id)
    if (!row) return refused('transfer_unknown')
    // Pressing the same button again returns the first result.
    if (row.state === (input.sign ? 'made' : 'withdrawn') && row.signedBy === staff.id)
      return done(toCashTransferView(row, await namesOfStaff(tx), staff))
    if (row.state !== 'signed_once') return refused('decided_already', { decision: row.state })
    if (input.sign && row.askedBy === staff.id) return refused('decided_already', { decision: 'signed_already' })
    const isMade = input.sign && (await make(tx, row, by))
    const signed = await writeSigned(tx, row.id, { operatorId: staff.id, state: isMade ? 'made' : 'withdrawn', at: by.now })
    const details = { amount: formatMoney(row.amount), asked_by: row.askedBy }
    await writeAudit(tx, { actor: by.actor, action: isMade ? 'cash.signed' : 'cash.withdrawn', subject: `cash:${row.id}`, details })
    return done(toCashTransferView(signed, await namesOfStaff(tx), staff))
  })
}
