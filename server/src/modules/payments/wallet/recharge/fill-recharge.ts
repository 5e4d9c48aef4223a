import { assetWorth, isAsset, money } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import { availableOf, cashOf, inDemoTime, moveMoney } from '../../../foundation/ledger/money/index.ts'
import { insertWalletStep } from '../records/history-rows.ts'
import { endRecharge, insertRecharge } from './recharge-rows.ts'
import { rechargeDecisionMs } from './recharge-rules.ts'

type Filling = {
  customerId: string
  wallet: { code: string; name: string; network: string; address: string; asset: string; rate: string }
  amount: string
  transactionId: string
  madeAt: Date
  ends: 'completed' | 'failed' | 'submitted'
  message?: string
}

/** Inserts a recharge with a past date into the demo mall. The recharge and its money are marked as demo data. */
export const fillRecharge = async (tx: Tx, each: Filling): Promise<void> => {
  const { wallet, madeAt } = each
  if (!isAsset(wallet.asset)) throw new Error(`no such asset: ${wallet.asset}`)
  const expected = money(each.amount)
  const id = await insertRecharge(tx, {
    customerId: each.customerId,
    method: 'wallet',
    wallet,
    asset: wallet.asset,
    charged: assetWorth(expected, wallet.asset, wallet.rate),
    expected,
    transaction: { typed: each.transactionId, key: each.transactionId },
    remark: '',
    needed: 0,
    madeAt,
    decideBy: new Date(madeAt.getTime() + rechargeDecisionMs),
    demo: true,
  })
  if (!id) throw new Error('a demo recharge was sent before')
  const record = `recharge:${id}` as const
  await insertWalletStep(tx, { record, state: 'submitted', actor: `customer:${each.customerId}`, at: madeAt })
  if (each.ends === 'submitted') return
  const decidedAt = new Date(madeAt.getTime() + 3 * 3_600_000)
  const message = each.message ?? null
  await endRecharge(tx, { id, state: each.ends, credited: each.ends === 'completed' ? expected : null, message, at: decidedAt })
  await insertWalletStep(tx, { record, state: each.ends, actor: 'system', message, at: decidedAt })
  if (each.ends === 'failed') return
  await inDemoTime(tx, decidedAt, () =>
    moveMoney(tx, {
      key: record,
      kind: 'recharge',
      reference: record,
      actor: 'system',
      remark: wallet.name,
      legs: [{ from: cashOf(wallet.code), to: availableOf(each.customerId), amount: expected }],
    }),
  )
}
