import { storefrontLinks } from '@plaza/contract'
import { formatMoney, isRefused, minMoney, type Money, nothing, subtractMoney } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { pushLive } from '../../../platform/events/live.ts'
import type { Bond } from '../../identity/accounts/index.ts'
import { maskName } from '../../identity/accounts/people/index.ts'
import { availableOf, moveMoney } from '../../foundation/ledger/money/index.ts'
import { lockBalance } from '../../foundation/ledger/books/index.ts'
import { notify } from '../../foundation/notifications/index.ts'
import { whyTheSame } from './why-the-same.ts'
import { lockReward, writeCameBack, endReward } from './reward-rows.ts'

type Deciding = { orderId: string; invitedId: string; bond: Bond; amount: Money; now: Date }

const said = (amount: Money) => ({ money: formatMoney(amount), symbol: '$' })
const toInvited = storefrontLinks.settings('invitation')
const pushBalance = (tx: Tx, personId: string) => pushLive(tx, 'customer', 'wallet', [{ personId, data: { what: 'balance' } }])

/** Decides a reward when the return period is over: pays the inviter, or stores the reason for refusal. */
export const decideReward = async (kernel: Kernel, tx: Tx, deciding: Deciding): Promise<void> => {
  const { orderId, invitedId, bond, amount, now } = deciding
  const { inviterId } = bond
  const known = { name: maskName(bond.invitedName) }
  const reason = bond.isInviterHere ? await whyTheSame(kernel, tx, { inviterId, invitedId, orderId }) : 'account_gone'
  const why = reason ?? (amount === nothing ? 'too_small' : null)
  if (why) {
    await endReward(tx, orderId, 'void', why, now)
    if (bond.isInviterHere)
      await notify(tx, inviterId, { template: 'reward_void', values: known, link: toInvited, once: `affiliate:${orderId}:void`, now })
    return
  }
  const reference = `affiliate:${orderId}`
  const legs = [{ from: 'promotions' as const, to: availableOf(inviterId), amount }]
  const moved = await moveMoney(tx, { key: reference, kind: 'reward', reference, actor: 'system', legs })
  if (isRefused(moved)) throw new Error(`the reward for the order ${orderId} was not credited`)
  await endReward(tx, orderId, 'credited', null, now)
  const values = { ...known, amount: said(amount) }
  await notify(tx, inviterId, { template: 'reward_credited', values, link: toInvited, once: reference, now })
  await pushBalance(tx, inviterId)
}

/** Takes back the due amount as far as the balance covers it. The rest waits until new money arrives. */
export const collectReward = async (tx: Tx, orderId: string, now: Date): Promise<void> => {
  const row = await lockReward(tx, orderId)
  if (!row || row.cameBack >= row.dueBack) return
  const own = availableOf(row.inviterId)
  const amount = minMoney(subtractMoney(row.dueBack, row.cameBack), await lockBalance(tx, own))
  if (amount <= nothing) return
  const reference = `affiliate:${orderId}:back`
  const moved = await moveMoney(tx, {
    // Unique per partial collection: the key contains the amount collected before.
    key: `affiliate.back:${orderId}-${row.cameBack}`,
    kind: 'reward',
    reference,
    actor: 'system',
    legs: [{ from: own, to: 'promotions', amount }],
  })
  if (isRefused(moved)) throw new Error(`a reward that is held was short`)
  await writeCameBack(tx, orderId, (row.cameBack + amount) as Money)
  const news = { values: { amount: said(amount) }, link: toInvited, once: `${reference}:${row.cameBack}`, now }
  await notify(tx, row.inviterId, { template: 'reward_taken_back', ...news })
  await pushBalance(tx, row.inviterId)
}
