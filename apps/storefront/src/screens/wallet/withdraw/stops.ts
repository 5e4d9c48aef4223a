import type { AnswerOf, checkWithdrawal } from '@plaza/contract'

export type Account = 'customer' | 'merchant'
export type Check = AnswerOf<typeof checkWithdrawal>
export type Stop = Check['blocked'][number]

/** Rules about the amount alone. Their message is shown at the amount field. */
const ofSum = ['too_little', 'too_much', 'balance_short'] as const
export type SumRule = (typeof ofSum)[number]

export const isOfSum = (rule: string): rule is SumRule => ofSum.some((each) => each === rule)

/** Rules that block every withdrawal, for any amount. */
export const stopsOfAny = (blocked: readonly Stop[]): Stop[] => blocked.filter(({ rule }) => !isOfSum(rule))

/** Rules that block a withdrawal but that the customer can clear by waiting or fixing something: all except `payouts_stopped`. */
export const stopsForNow = (blocked: readonly Stop[]): Stop[] => stopsOfAny(blocked).filter(({ rule }) => rule !== 'payouts_stopped')

/** The largest amount that the customer can withdraw at once. */
export const maxOf = ({ available, max }: Pick<Check, 'available' | 'max'>): string => (Number(available) < Number(max) ? available : max)
