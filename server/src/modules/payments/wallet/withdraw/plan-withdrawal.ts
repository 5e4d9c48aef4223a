import type { withdrawalRules } from '@plaza/contract'
import { formatMoney, greatestMoney, type Money, proportion } from '@plaza/values'

type WithdrawalRule = (typeof withdrawalRules)[number]
type Terms = { min: Money; max: Money; feeInTenThousand: bigint; minFee: Money; maxInADay: number; dayMs: number; minAgeMs: number }

/** The facts about the applicant that the rules check. */
export type WithdrawalDetails = {
  now: Date
  available: Money
  /** Money of a demo mall in a mall that is none. */
  ofDemo: boolean
  /** True for a withdrawal from a shop's balance by a customer without an open shop. */
  withoutShop: boolean
  verified: boolean
  /** Since when the destination is unchanged; null if there is none. */
  destinationSince: Date | null
  /** Until when nothing is paid out after a change of password, e-mail or destination. */
  pausedUntil: Date | null
  /** Times of the withdrawal requests of the last day, earliest first. */
  askedAt: readonly Date[]
  payoutsStopped: boolean
  /** Refunds that the shop still has to pay. */
  owes: Money
}
/** A rule that stops a withdrawal, the time at which it ends by itself, and the limit if the rule has one. */
export type WithdrawalStop = { rule: WithdrawalRule; until: Date | null; limit: string | null }

const stop = (rule: WithdrawalRule, until: Date | null = null, limit: string | null = null): WithdrawalStop => ({ rule, until, limit })

/** The fee that the mall keeps. */
export const withdrawalFee = (amount: Money, { feeInTenThousand, minFee }: Pick<Terms, 'feeInTenThousand' | 'minFee'>): Money =>
  greatestMoney(minFee, proportion(amount, feeInTenThousand, 10_000n))

const stopsOfPerson = (standing: WithdrawalDetails): WithdrawalStop[] => [
  ...(standing.ofDemo ? [stop('demo_money')] : []),
  ...(standing.withoutShop ? [stop('no_shop')] : []),
  ...(standing.verified ? [] : [stop('email_unverified')]),
]

/**
 * A new destination cannot be used at first. Nor can any destination after a change of password or email; that pause is recognized by its later end.
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

const stopsOfNumber = ({ askedAt }: WithdrawalDetails, { maxInADay, dayMs }: Terms): WithdrawalStop[] => {
  const frees = askedAt.at(-maxInADay)
  return frees === undefined ? [] : [stop('too_often', new Date(frees.getTime() + dayMs), String(maxInADay))]
}

/**
 * Everything that stops a withdrawal, first the rules that the customer can do least about. Without an amount: everything that stops any withdrawal.
 */
export const whatStops = (standing: WithdrawalDetails, amount: Money | null, terms: Terms): WithdrawalStop[] => [
  ...stopsOfPerson(standing),
  ...stopsOfRest(standing, terms),
  ...stopsOfNumber(standing, terms),
  ...(amount === null ? [] : stopsOfAmount(standing, amount, terms)),
  ...(standing.payoutsStopped ? [stop('payouts_stopped')] : []),
  ...(standing.owes > 0n ? [stop('shop_owes', null, formatMoney(standing.owes))] : []),
]
