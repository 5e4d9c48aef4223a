import { type Money, nothing } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import type { JobHandler, Timer } from '../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { type Bond, bondOf } from '../../identity/accounts/index.ts'
import { planShares } from '../../orders/orders/plans/index.ts'
import { receivableOf } from '../../foundation/ledger/dues/index.ts'
import { type BuyerOrder, ordersOfBuyer } from '../../orders/orders/index.ts'
import { shopWithOwner } from '../../shops/profile/owners/index.ts'
import { cameByLink, countBrought, forgetArrivals } from './link-rows.ts'
import { type RewardedOrder, planReward, type RewardStep } from './plan-reward.ts'
import { lockRewardsFor, owedRewards, writeDue, endReward, writeWaiting } from './reward-rows.ts'
import { collectReward, decideReward } from './settle-reward.ts'
import { readTerms, type ReferralTerms } from './terms.ts'
import { weighPaidTask, weighTask } from './weigh-task.ts'

/**
 * The maximum reward for an order. In the inviter's own shop it is the commission, so that buying from oneself earns nothing. The same limit applies
 * to an order whose cash the shop keeps. There it is zero while the shop owes the mall, because a reward must come from money that was paid in.
 */
const capOf = async (tx: Tx, order: BuyerOrder, inviterId: string): Promise<Money | null> => {
  const { commission } = planShares(order.kept, order.commissionRate)
  if (order.isCashKept) return (await receivableOf(tx, order.shopId)) > nothing ? nothing : commission
  const shop = await shopWithOwner(tx, order.shopId)
  return shop?.ownerId === inviterId ? commission : null
}
const weighed = async (tx: Tx, order: BuyerOrder, inviterId: string): Promise<RewardedOrder> => ({
  ...order,
  cap: await capOf(tx, order, inviterId),
})

type Doing = { bond: Bond; invitedId: string; terms: ReferralTerms; now: Date }

const doStep = async (kernel: Kernel, tx: Tx, step: RewardStep, { bond, invitedId, terms, now }: Doing): Promise<void> => {
  if (step.do === 'void') return endReward(tx, step.orderId, 'void', 'refunded', now)
  if (step.do === 'await') return writeWaiting(tx, { ...step, ...terms, inviterId: bond.inviterId, invitedId, now })
  if (step.do === 'decide') return decideReward(kernel, tx, { ...step, bond, invitedId, now })
  await writeDue(tx, step.orderId, step.due)
  await collectReward(tx, step.orderId, now)
}

/** Checks all orders of a customer, for the inviter's reward and for the affiliate link that the customer followed. Idempotent. */
export const weighRewards = (kernel: Kernel, customerId: string): Promise<void> =>
  transaction(kernel, async (tx) => {
    const now = kernel.now()
    const orders = await ordersOfBuyer(tx, customerId)
    await countBrought(tx, customerId, orders)
    const bond = await bondOf(tx, customerId)
    if (!bond) return
    const records = await lockRewardsFor(tx, customerId)
    const terms = await readTerms(tx)
    if (records.length === 0 && terms.rate === 0) return
    const bought: RewardedOrder[] = []
    for (const order of orders) bought.push(await weighed(tx, order, bond.inviterId))
    for (const step of planReward(records, bought, terms)) await doStep(kernel, tx, step, { bond, invitedId: customerId, terms, now })
  })

/** Most customers have no inviter and followed no affiliate link. This check avoids reading all their orders after each purchase. */
const weighIfBrought = async (kernel: Kernel, customerId: string): Promise<void> => {
  const isBrought = (await cameByLink(kernel.db, customerId)) || (await bondOf(kernel.db, customerId)) !== null
  if (isBrought) await weighRewards(kernel, customerId)
}

export const affiliateJobs = (kernel: Kernel): Readonly<Record<string, JobHandler>> => ({
  [weighTask]: (payload) => weighRewards(kernel, (payload as { customerId: string }).customerId),
  [weighPaidTask]: (payload) => weighIfBrought(kernel, (payload as { customerId: string }).customerId),
})

/** Collects the remaining amount of rewards that could be taken back only in part. */
export const collectOwed = async (kernel: Kernel): Promise<void> => {
  for (const orderId of await owedRewards(kernel.db)) await transaction(kernel, (tx) => collectReward(tx, orderId, kernel.now()))
}

export const affiliateTimers = (kernel: Kernel): readonly Timer[] => [
  {
    name: 'collect-rewards',
    everyCron: '37 * * * *',
    do: async () => {
      await collectOwed(kernel)
      await forgetArrivals(kernel.db, kernel.now())
    },
  },
]
