import type { Kernel } from '../../../../platform/kernel.ts'
import { pushLive } from '../../../../platform/events/live.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { ChainTrouble, type ChainCheck, lookUp, mayApproveAlone } from '../../../foundation/blockchain/index.ts'
import { insertWalletStep } from '../records/history-rows.ts'
import { creditRecharge } from './decide-recharge.ts'
import { lockRecharge, rechargeById, rechargesToCheck, type RechargeRow, writeCheck } from './recharge-rows.ts'

const minAgeMs = 45_000
const atOnce = 20

/** Queries the blockchains about undecided recharges. If a blockchain does not respond, the recharge keeps its last stored result. */
export const checkRecharges = async (kernel: Kernel): Promise<number> => {
  const ids = await rechargesToCheck(kernel.db, new Date(kernel.now().getTime() - minAgeMs), atOnce)
  let changed = 0
  for (const id of ids) if (await checkRecharge(kernel, id)) changed += 1
  return changed
}

const askNetwork = async (kernel: Kernel, row: RechargeRow): Promise<ChainCheck | null> => {
  try {
    return await lookUp(kernel, {
      network: row.network ?? '',
      asset: row.asset,
      address: row.address ?? '',
      transactionKey: row.transactionKey ?? '',
      charged: row.charged,
      sentAfter: row.madeAt,
    })
  } catch (error) {
    if (!(error instanceof ChainTrouble)) throw error
    kernel.log.warn({ err: error, recharge: row.id }, 'a blockchain network gave an invalid answer')
    return null
  }
}

/** Checks one recharge: stores the blockchain's response and pushes it to clients. Credits the recharge automatically if the owner allows that. */
export const checkRecharge = async (kernel: Kernel, id: string): Promise<boolean> => {
  const recharge = await rechargeById(kernel.db, id)
  if (!recharge) return false
  const found = await askNetwork(kernel, recharge)
  if (!found || found.state === 'not_checked') return false
  return transaction(kernel, async (tx) => {
    const row = await lockRecharge(tx, id)
    if (!row || (row.state !== 'submitted' && row.state !== 'pending')) return false
    const now = kernel.now()
    const seen = found.state === 'confirming' || found.state === 'confirmed'
    await writeCheck(tx, { id, ...found, at: now, seen })
    if (seen && row.state === 'submitted')
      await insertWalletStep(tx, { record: `recharge:${id}`, state: 'pending', actor: 'system', at: now })
    if (found.state === 'confirmed' && mayApproveAlone(kernel, row.expected))
      await creditRecharge(tx, row, { actor: 'system', credited: row.expected, message: null, now })
    else if (found.state !== row.checkState || found.confirmations !== row.confirmations)
      await pushLive(tx, 'customer', 'wallet', [{ personId: row.customerId, data: { what: 'balance' } }])
    return true
  })
}
