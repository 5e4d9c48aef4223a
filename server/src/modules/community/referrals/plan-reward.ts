import type { rewardStates, voidReasons } from '@plaza/contract'
import { minMoney, minor, nothing, type Money, proportion, subtractMoney } from '@plaza/values'
import type { ReferralTerms } from './terms.ts'

export type RewardState = Exclude<(typeof rewardStates)[number], 'none'>
export type VoidReason = (typeof voidReasons)[number]
/** The record of a reward for one invited person. */
export type Reward = ReferralTerms & { orderId: string; state: RewardState; reason: VoidReason | null; amount: Money; dueBack: Money }
/** An order of the invited person. `cap` is the most the mall pays for it, regardless of the promised reward. */
export type RewardedOrder = {
  id: string
  status: string
  paymentStatus: string
  kept: Money
  cap: Money | null
  paidAt: Date | null
  endedAt: Date | null
}

export type RewardStep =
  | { do: 'void'; orderId: string }
  /** The order that may become the first completed one. `insteadOf` is the order that was waiting before. */
  | { do: 'await'; orderId: string; insteadOf: string | null; amount: Money }
  | { do: 'decide'; orderId: string; amount: Money }
  | { do: 'take_back'; orderId: string; due: Money }

/** The reward that an order earns for the inviter of its buyer. */
export const earnedBy = ({ kept, cap }: Pick<RewardedOrder, 'kept' | 'cap'>, { rate, most }: ReferralTerms): Money => {
  const earned = minMoney(proportion(kept, BigInt(rate), 10_000n), most)
  return cap === null ? earned : minMoney(earned, cap)
}

const isOver = ({ status, paymentStatus }: RewardedOrder) => status === 'cancelled' || paymentStatus === 'refunded'
const isSold = (sale: RewardedOrder) => sale.status !== 'unpaid' && !isOver(sale)
const isCompleted = (sale: RewardedOrder) => sale.status === 'completed' && !isOver(sale)
const time = (date: Date | null) => date?.getTime() ?? Number.MAX_SAFE_INTEGER
const firstBy = (sales: readonly RewardedOrder[], at: (sale: RewardedOrder) => Date | null) =>
  sales.toSorted((a, b) => time(at(a)) - time(at(b)))[0]

/** The steps due for an invited person, given the state of their orders; empty if all is done. */
export const planReward = (records: readonly Reward[], sales: readonly RewardedOrder[], terms: ReferralTerms): RewardStep[] => {
  const gone = new Set(records.filter(({ state, reason }) => state === 'void' && reason === 'refunded').map(({ orderId }) => orderId))
  const standing = records.find(({ orderId }) => !gone.has(orderId))
  const of = (id: string) => sales.find((sale) => sale.id === id)
  if (standing && standing.state !== 'pending') return takingBack(standing, of(standing.orderId))
  const waited = standing && of(standing.orderId)
  const isLost = waited !== undefined && isOver(waited)
  const lost: RewardStep[] = isLost ? [{ do: 'void', orderId: waited.id }] : []
  const open = sales.filter((sale) => !gone.has(sale.id))
  const completed = firstBy(open.filter(isCompleted), ({ endedAt }) => endedAt)
  const next = completed ?? (isLost ? undefined : waited) ?? firstBy(open.filter(isSold), ({ paidAt }) => paidAt)
  if (!next) return lost
  const promise = standing && !isLost ? standing : terms
  const amount = earnedBy(next, promise)
  const insteadOf = standing && !isLost ? standing.orderId : null
  const isNews = insteadOf !== next.id || amount !== standing?.amount
  return [
    ...lost,
    ...(isNews ? [{ do: 'await' as const, orderId: next.id, insteadOf, amount }] : []),
    ...(completed ? [{ do: 'decide' as const, orderId: next.id, amount }] : []),
  ]
}

/** Takes back the part of a credited reward that the order no longer earns after refunds. */
const takingBack = (standing: Reward, sale: RewardedOrder | undefined): RewardStep[] => {
  if (standing.state === 'void' || !sale) return []
  const due = subtractMoney(standing.amount, earnedBy({ ...sale, kept: isOver(sale) ? nothing : sale.kept }, standing))
  return due > standing.dueBack ? [{ do: 'take_back', orderId: standing.orderId, due: minor(due) }] : []
}
