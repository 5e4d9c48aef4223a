import type { AnswerOf, checkWithdrawal } from '@plaza/contract'

export type Account = 'customer' | 'merchant'
export type Check = AnswerOf<typeof checkWithdrawal>
export type Stop = Check['blocked'][number]

/** These are about the sum alone: they are said at its field. */
const ofSum = ['too_little', 'too_much', 'balance_short'] as const
export type SumRule = (typeof ofSum)[number]

export const isOfSum = (rule: string): rule is SumRule => ofSum.some((each) => each === rule)

/** Rules that block any withdrawal, regardless of the sum. */
export const stopsOfAny = (blocked: readonly Stop[]): Stop[] => blocked.filter(({ rule }) => !isOfSum(rule))

/** All but the last of them only make one wait or mend something first. */
export const stopsForNow = (blocked: readonly Stop[]): Stop[] => stopsOfAny(blocked).filter(({ rule }) => rule !== 'payouts_stopped')

/** The most that can be asked for at once. */
export const maxOf = ({ available, max }: Pick<Check, 'available' | 'max'>): string => (Number(available) < Number(max) ? available : max)
