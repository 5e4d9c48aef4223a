import { storefrontLinks, type sendRecharge as call } from '@plaza/contract'
import { done, formatMoney, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import { pushLive } from '../../../../platform/events/live.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { customerById } from '../../../identity/accounts/people/index.ts'
import { claimUploads } from '../../../foundation/media/index.ts'
import { notify } from '../../../foundation/notifications/index.ts'
import { lockWallet } from '../records/owner-rows.ts'
import { insertWalletStep, walletHistory } from '../records/history-rows.ts'
import { confirmationsNeeded } from '../../../foundation/blockchain/index.ts'
import { whoseAmount } from '../amounts/own-amount-rows.ts'
import { planRecharge } from '../amounts/plan-recharge.ts'
import { addProofs, lockRecharge, insertRecharge } from './recharge-rows.ts'
import { rechargeDecisionMs, minRecharge, rechargesLeftToday, receivingWallet } from './recharge-rules.ts'
import { toRechargeView } from './recharge-view.ts'

/** Records a customer's report that they sent money to a wallet of the mall. The recharge is approved by staff or confirmed by the blockchain. */
export const sendRecharge: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const customerId = currentUserId({ session })
  const wallet = await receivingWallet(kernel, input.wallet)
  if (!wallet) return refused('wallet_unknown')
  const requested = { amount: input.amount, transactionId: input.transaction_id, proofs: input.certificate.length }
  const plan = planRecharge(wallet, requested, await minRecharge(kernel))
  if ('wrong' in plan) {
    const { field, why, hint } = plan.wrong
    return refused(why === 'missing' ? 'field_missing' : 'field_wrong', { fields: { [field]: why }, ...(hint ? { hint } : {}) })
  }
  const { asset, charged, expected, key } = plan.done
  const person = await customerById(kernel.db, customerId)
  const now = kernel.now()
  return transaction(kernel, async (tx) => {
    await lockWallet(tx, customerId)
    const { left, nextAt } = await rechargesLeftToday({ ...kernel, db: tx }, customerId)
    if (left === 0) return refused('too_many', { next_at: nextAt?.toISOString() })
    const owner = await whoseAmount(tx, wallet.code, charged, now)
    if (owner !== null && owner !== customerId) return refused('field_wrong', { fields: { amount: 'not_yours' } })
    const proofs = await claimUploads(
      tx,
      { audience: 'customer', personId: customerId, ids: input.certificate, purpose: 'certificate' },
      now,
    )
    if (!proofs) return refused('field_wrong', { fields: { certificate: 'unknown' } })
    const id = await insertRecharge(tx, {
      customerId,
      method: 'wallet',
      wallet,
      asset,
      charged,
      expected,
      transaction: { typed: input.transaction_id, key },
      remark: input.remark ?? '',
      needed: confirmationsNeeded(kernel, wallet) ?? 0,
      madeAt: now,
      decideBy: new Date(now.getTime() + rechargeDecisionMs),
      demo: person.demo,
    })
    if (!id) return refused('transaction_seen', { fields: { transaction_id: 'seen' } })
    await addProofs(
      tx,
      id,
      proofs.map((proof) => proof.id),
    )
    const record = `recharge:${id}` as const
    await insertWalletStep(tx, { record, state: 'submitted', actor: `customer:${customerId}`, at: now })
    await notify(tx, customerId, {
      template: 'recharge_received',
      values: { amount: { money: formatMoney(expected), symbol: '$' }, method: wallet.name },
      link: storefrontLinks.wallet('records', id),
      once: `${record}:received`,
      now,
    })
    await pushLive(tx, 'customer', 'wallet', [{ personId: customerId, data: { what: 'balance' } }])
    const row = await lockRecharge(tx, id)
    if (!row) throw new Error('a recharge was not written')
    return done(toRechargeView(kernel, row, (await walletHistory(tx, [record])).get(record)))
  })
}
