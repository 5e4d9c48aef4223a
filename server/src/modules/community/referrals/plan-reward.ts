import type { rewardStates, voidReasons } from '@plaza/contract'
import { minMoney, minor, nothing, type Money, proportion, subtractMoney } from '@plaza/values'
import type { ReferralTerms } from './terms.ts'

export type RewardState = Exclude<(typeof rewardStates)[number], 'none'>
export type VoidReason = (typeof voidReasons)[number]
/** The record of a reward for one invited person. */
export type Reward = ReferralTerms & { orderId: string; state: RewardState; reason: VoidReason | null; amount: Money; dueBack: Money }
/** An order of the invited person. `cap` is the maximum that the mall pays for it, regardless of the promised reward. */
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
  /** `orderId` is the order that may become the first completed order. `insteadOf` is the order that was pending before. */
  | { do: 'await'; orderId: string; insteadOf: string | null; amount: Money }
  | { do: 'decide'; orderId: string; amount: Money }
  | { do: 'take_back'; orderId: string; due: Money }

/** The reward that an order earns for the inviter of its buyer. */
export const earnedBy = ({ kept, cap }: Pick<RewardedOrder, 'kept' | 'cap'>, { rate, most }: ReferralTerms): Money => {
  const earned = minMoney(proportion(kept, BigInt(rate), 10_000n), most)
  return cap === null ? earned : minMoney(earned, cap)
}

const isOver = ({ status, paymentStatus }: RewardedOrder) => status === 'cancelled' || paymentStatus === 'refunded'
const isSold = (order: RewardedOrder) => order.status !== 'unpaid' && !isOver(order)
const isCompleted = (order: RewardedOrder) => order.status === 'completed' && !isOver(order)
const time = (date: Date | null) => date?.getTime() ?? Number.MAX_SAFE_INTEGER
const firstBy = (orders: readonly RewardedOrder[], at: (order: RewardedOrder) => Date | null) =>
  orders.toSorted((a, b) => time(at(a)) - time(at(b)))[0]

/** The steps due for the rewards of an invited person, given the state of their orders. Empty if no step remains. */
export const planReward = (records: readonly Reward[], orders: readonly RewardedOrder[], terms: ReferralTerms): RewardStep[] => {
  const gone = new Set(records.filter(({ state, reason }) => state === 'void' && reason === 'refunded').map(({ orderId }) => orderId))
  const current = records.find(({ orderId }) => !gone.has(orderId))
  const of = (id: string) => orders.find((order) => order.id === id)
  if (current && current.state !== 'pending') return takingBack(current, of(current.orderId))
  const waited = current && of(current.orderId)
  const isLost = waited !== undefined && isOver(waited)
  const lost: RewardStep[] = isLost ? [{ do: 'void', orderId: waited.id }] : []
  const open = orders.filter((order) => !gone.has(order.id))
  const completed = firstBy(open.filter(isCompleted), ({ endedAt }) => endedAt)
  const next = completed ?? (isLost ? undefined : waited) ?? firstBy(open.filter(isSold), ({ paidAt }) => paidAt)
  if (!next) return lost
  const promise = current && !isLost ? current : terms
  const amount = earnedBy(next, promise)
  const insteadOf = current && !isLost ? current.orderId : null
  const isNews = insteadOf !== next.id || amount !== current?.amount
  return [
    ...lost,
    ...(isNews ? [{ do: 'await' as const, orderId: next.id, insteadOf, amount }] : []),
    ...(completed ? [{ do: 'decide' as const, orderId: next.id, amount }] : []),
  ]
}

/** Takes back the part of a credited reward that the order no longer justifies after refunds. */
const takingBack = (current: Reward, order: RewardedOrder | undefined): RewardStep[] => {
  if (current.state === 'void' || !order) return []
  const due = subtractMoney(current.amount, earnedBy({ ...order, kept: isOver(order) ? nothing : order.kept }, current))
  return due > current.dueBack ? [{ do: 'take_back', orderId: current.orderId, due: minor(due) }] : []
}
