import type { withdrawalRules } from '@plaza/contract'
import { formatMoney, greatestMoney, type Money, proportion } from '@plaza/values'

type WithdrawalRule = (typeof withdrawalRules)[number]
type Terms = { min: Money; max: Money; feeInTenThousand: bigint; minFee: Money; maxInADay: number; dayMs: number; minAgeMs: number }

/** The facts about the customer that the withdrawal rules check. */
export type WithdrawalDetails = {
  now: Date
  available: Money
  /** True for demo money if the mall is not a demo mall. */
  ofDemo: boolean
  /** True for a withdrawal from a shop's balance by a customer without an open shop. */
  withoutShop: boolean
  verified: boolean
  /** Time of the payout destination's last change. Null if there is no destination. */
  destinationSince: Date | null
  /** End of the payout pause after a change of password, email address or payout destination. */
  pausedUntil: Date | null
  /** Times of the withdrawal requests of the last day, earliest first. */
  requestedAt: readonly Date[]
  payoutsStopped: boolean
  /** Amount of refunds that the shop owes and has not paid yet. */
  owes: Money
}
/** A rule that prevents a withdrawal. `until` is the time at which the rule stops applying, `limit` its limit; both may be null. */
export type WithdrawalStop = { rule: WithdrawalRule; until: Date | null; limit: string | null }

const stop = (rule: WithdrawalRule, until: Date | null = null, limit: string | null = null): WithdrawalStop => ({ rule, until, limit })

/** The fee of a withdrawal, which the mall keeps. */
export const withdrawalFee = (amount: Money, { feeInTenThousand, minFee }: Pick<Terms, 'feeInTenThousand' | 'minFee'>): Money =>
  greatestMoney(minFee, proportion(amount, feeInTenThousand, 10_000n))

const stopsOfPerson = (details: WithdrawalDetails): WithdrawalStop[] => [
  ...(details.ofDemo ? [stop('demo_money')] : []),
  ...(details.withoutShop ? [stop('no_shop')] : []),
  ...(details.verified ? [] : [stop('email_unverified')]),
]

/**
 * A new payout destination cannot be used for a while. After a change of password or email address, no destination can be used. `pausedUntil` comes
 * from such a change if it is later than the end of the destination's pause.
 */
const stopsOfRest = ({ now, destinationSince, pausedUntil }: WithdrawalDetails, { minAgeMs }: Terms): WithdrawalStop[] => {
  const usableFrom = destinationSince && new Date(destinationSince.getTime() + minAgeMs)
  const destination = usableFrom === null ? [stop('no_destination')] : usableFrom > now ? [stop('destination_new', usableFrom)] : []
  const secret = pausedUntil !== null && pausedUntil > now && (usableFrom === null || pausedUntil > usableFrom)
  return secret ? [...destination, stop('secret_new', pausedUntil)] : destination
}

const stopsOfAmount = ({ available }: WithdrawalDetails, amount: Money, { min, max }: Terms): WithdrawalStop[] => [
  ...(amount < min ? [stop('too_little', null, formatMoney(min))] : []),
  ...(amount > max ? [stop('too_much', null, formatMoney(max))] : []),
  ...(amount > available ? [stop('balance_short', null, formatMoney(available))] : []),
]

const stopsOfNumber = ({ requestedAt }: WithdrawalDetails, { maxInADay, dayMs }: Terms): WithdrawalStop[] => {
  const frees = requestedAt.at(-maxInADay)
  return frees === undefined ? [] : [stop('too_often', new Date(frees.getTime() + dayMs), String(maxInADay))]
}

/**
 * All rules that prevent a withdrawal. Rules that the customer can hardly influence come first. Without an amount, returns the rules that prevent
 * withdrawals of any amount.
 */
export const whatStops = (details: WithdrawalDetails, amount: Money | null, terms: Terms): WithdrawalStop[] => [
  ...stopsOfPerson(details),
  ...stopsOfRest(details, terms),
  ...stopsOfNumber(details, terms),
  ...(amount === null ? [] : stopsOfAmount(details, amount, terms)),
  ...(details.payoutsStopped ? [stop('payouts_stopped')] : []),
  ...(details.owes > 0n ? [stop('shop_owes', null, formatMoney(details.owes))] : []),
]
