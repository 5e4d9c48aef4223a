import type { AnswerOf, checkWithdrawal } from '@plaza/contract'

export type Account = 'customer' | 'merchant'
export type Check = AnswerOf<typeof checkWithdrawal>
export type Stop = Check['blocked'][number]

/** These rules concern the amount alone, so their message is shown at its field. */
const ofSum = ['too_little', 'too_much', 'balance_short'] as const
export type SumRule = (typeof ofSum)[number]

export const isOfSum = (rule: string): rule is SumRule => ofSum.some((each) => each === rule)

/** Rules that block every withdrawal, independent of the sum. */
export const stopsOfAny = (blocked: readonly Stop[]): Stop[] => blocked.filter(({ rule }) => !isOfSum(rule))

/** Blocking rules that the customer can clear by waiting or fixing something: all except `payouts_stopped`. */
export const stopsForNow = (blocked: readonly Stop[]): Stop[] => stopsOfAny(blocked).filter(({ rule }) => rule !== 'payouts_stopped')

/** The largest amount of one withdrawal. */
export const maxOf = ({ available, max }: Pick<Check, 'available' | 'max'>): string => (Number(available) < Number(max) ? available : max)
