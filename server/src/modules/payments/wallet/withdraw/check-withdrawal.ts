import type { AnswerOf, checkWithdrawal as call } from '@plaza/contract'
import { done, formatMoney, type Money, parseMoney, subtractMoney } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { customerById } from '../../../identity/accounts/people/index.ts'
import { type WithdrawalStop, whatStops, withdrawalFee } from './plan-withdrawal.ts'
import { readWithdrawalDetails } from './withdrawal-standing.ts'
import { withdrawalDecisionMs, paidWithinMs, twoPeopleFrom } from './withdrawal-terms.ts'

export const toStopView = ({ rule, until, limit }: WithdrawalStop) => ({ rule, until: until?.toISOString() ?? null, limit })

type Wished = { amount?: string | undefined; destination?: string | undefined; account: 'customer' | 'merchant' }

export const checkWithdrawal: UseCase<typeof call> = async ({ kernel, input, session }) =>
  done(await weighWish(kernel, currentUserId({ session }), input))

/** A preview of a withdrawal: its fee, the amount and date of its payout, and the rules that prevent the withdrawal. */
export const weighWish = async (kernel: Kernel, customerId: string, input: Wished): Promise<AnswerOf<typeof call>> => {
  const customer = await customerById(kernel.db, customerId)
  const { account, destination } = input
  const { details, terms, destinations, usableFrom } = await readWithdrawalDetails(kernel, kernel.db, {
    customer,
    account,
    wallet: destination,
  })
  const amount: Money | null = (input.amount === undefined ? undefined : parseMoney(input.amount)) ?? null
  const fee = amount === null ? null : withdrawalFee(amount, terms)
  const arrives = amount !== null && fee !== null && fee < amount ? subtractMoney(amount, fee) : null
  const within = (ms: number) => new Date(details.now.getTime() + ms).toISOString()
  return {
    available: formatMoney(details.available),
    min: formatMoney(terms.min),
    max: formatMoney(terms.max),
    left_today: Math.max(0, terms.maxInADay - details.requestedAt.length),
    destinations: destinations.map(({ code, kind, name, masked }) => ({
      code,
      kind,
      name,
      masked,
      usable_from: usableFrom?.toISOString() ?? null,
    })),
    amount: amount === null ? null : formatMoney(amount),
    fee: arrives === null || fee === null ? null : formatMoney(fee),
    arrives: arrives === null ? null : formatMoney(arrives),
    decide_by: within(withdrawalDecisionMs),
    pay_by: within(paidWithinMs),
    two_people: amount !== null && amount >= twoPeopleFrom,
    blocked: whatStops(details, amount, terms).map(toStopView),
  }
}
