import { storefrontLinks, type transferBalance as call } from '@plaza/contract'
import { dayMs, done, formatMoney, type Money, nothing, parseMoney, refused } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { customerById } from '../../../identity/accounts/people/index.ts'
import { availableOf, freezeMoney, moveMoney, shopAvailableOf } from '../../../foundation/ledger/money/index.ts'
import { notify } from '../../../foundation/notifications/index.ts'
import { type OwnShop, shopWithOwner } from '../../../shops/profile/owners/index.ts'
import { lockWallet } from '../records/owner-rows.ts'
import { provePassword } from '../records/prove-password.ts'
import { inNotice, pushBalance } from '../records/push-balance.ts'
import { note, notifyTransferMade } from './end-transfer.ts'
import { planDay, planRecipient } from './plan-transfer.ts'
import { transferRecordName, toTransferView } from './show-transfer.ts'
import { transfersSince, insertTransfer, findSameTransfer, type TransferRow } from './transfer-rows.ts'
import { transferHoldMs, sameTransferMs, transferTerms } from './transfer-terms.ts'

/**
 * Transfers wallet balance to a shop. A transfer to the caller's shop is paid at once. For another shop, the amount is frozen for a day and the
 * caller can cancel.
 */
export const transferBalance: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const customerId = currentUserId({ session })
  const amount = parseMoney(input.amount)
  if (amount === undefined || amount === nothing) return refused('field_wrong', { fields: { amount: 'money' } })
  const { offer, dailyCap, maxInADay } = await transferTerms(kernel.db)
  const plan = planRecipient(await shopWithOwner(kernel.db, input.shop_id), { customerId, offer })
  if ('refused' in plan) return plan
  const { own, shop } = plan.done
  const customer = await customerById(kernel.db, customerId)
  if ((customer.demo || shop.demo) && !kernel.environment.demo) return refused('rule', { rule: 'demo_money' })
  const unproved = await provePassword(kernel, customer, input.password)
  if (unproved) return unproved

  return transaction(kernel, async (tx) => {
    await lockWallet(tx, customerId)
    const now = kernel.now()
    const requested = { customerId, shopId: shop.id, amount, remark: input.remark ?? '' }
    const twin = await findSameTransfer(tx, requested, new Date(now.getTime() - sameTransferMs))
    if (twin) return done({ ...(await toTransferView(tx, twin)), already: true })
    const transfersToday = await transfersSince(tx, customerId, new Date(now.getTime() - dayMs))
    const bound = own ? null : planDay(transfersToday, amount, { dailyCap, maxInADay, dayMs, now })
    if (bound) return bound

    const heldUntil = own ? null : new Date(now.getTime() + transferHoldMs)
    const row = await insertTransfer(tx, { ...requested, own, madeAt: now, heldUntil, demo: customer.demo })
    const moved = await (heldUntil ? freeze(tx, row, heldUntil) : move(tx, row))
    if ('refused' in moved) return refused('short', { short_by: formatMoney((moved.details as { short_by: Money }).short_by) })
    await (heldUntil
      ? notifyHeldTransfer(tx, row, shop, heldUntil)
      : notifyTransferMade(tx, row, { actor: `customer:${customerId}`, shop, now }))
    return done(await toTransferView(tx, row))
  })
}

const move = (tx: Tx, row: TransferRow) =>
  moveMoney(tx, {
    key: transferRecordName(row),
    kind: 'transfer',
    reference: transferRecordName(row),
    actor: `customer:${row.customerId}`,
    remark: row.remark,
    legs: [{ from: availableOf(row.customerId), to: shopAvailableOf(row.shopId), amount: row.amount }],
  })

const freeze = (tx: Tx, row: TransferRow, endsAt: Date) =>
  freezeMoney(tx, {
    reference: transferRecordName(row),
    kind: 'transfer_asked',
    actor: `customer:${row.customerId}`,
    remark: row.remark,
    from: availableOf(row.customerId),
    amount: row.amount,
    rule: 'transfer',
    endsAt,
    objection: 'cancel',
  })

const notifyHeldTransfer = async (tx: Tx, row: TransferRow, shop: OwnShop, heldUntil: Date) => {
  await note(tx, row, { actor: `customer:${row.customerId}`, now: row.madeAt }, 'held')
  await notify(tx, row.customerId, {
    template: 'transfer_held',
    values: { amount: inNotice(row.amount), shop: shop.name, time: { time: heldUntil.toISOString() } },
    link: storefrontLinks.wallet('transfer'),
    once: `${transferRecordName(row)}:held`,
    now: row.madeAt,
  })
  await pushBalance(tx, row.customerId)
}
