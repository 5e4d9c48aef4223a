import { bankRecharge as call, storefrontLinks } from '@plaza/contract'
import { compareMoney, done, formatMoney, money, refused } from '@plaza/values'
import { awaiting, routeInTwoSteps, currentUserId, type CallContext } from '../../../../platform/http/serve.ts'
import { pushLive } from '../../../../platform/events/live.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { customerById } from '../../../identity/accounts/people/index.ts'
import { channelsOf, openHostedPayment, type PaymentOpened } from '../../gateways/index.ts'
import { websiteConfig } from '../../../foundation/settings/index.ts'
import { lockWallet } from '../records/owner-rows.ts'
import { insertWalletStep } from '../records/history-rows.ts'
import { insertRecharge } from './recharge-rows.ts'
import { rechargeDecisionMs, minRecharge, rechargesLeftToday, maxByGateway } from './recharge-rules.ts'

const opensWithinMs = 10_000

/**
 * Starts a recharge by card or bank. The recharge is stored together with the outbound call that opens the gateway's page. It is credited when the
 * gateway confirms.
 */
const begin = async ({ kernel, input, session }: CallContext<typeof call>) => {
  const customerId = currentUserId({ session })
  const { channel } = input
  if (!channelsOf(kernel).includes(channel)) return refused('channel_unknown')
  const amount = money(input.amount)
  const least = await minRecharge(kernel)
  if (compareMoney(amount, least) < 0) return refused('too_little', { fields: { amount: 'too_little' }, hint: formatMoney(least) })
  if (compareMoney(amount, maxByGateway) > 0)
    return refused('too_much', { fields: { amount: 'too_large' }, hint: formatMoney(maxByGateway) })
  const person = await customerById(kernel.db, customerId)
  const { shop_name: mall } = await websiteConfig(kernel)
  const now = kernel.now()
  return transaction(kernel, async (tx) => {
    await lockWallet(tx, customerId)
    const { left, nextAt } = await rechargesLeftToday({ ...kernel, db: tx }, customerId)
    if (left === 0) return refused('too_many', { next_at: nextAt?.toISOString() })
    const id = await insertRecharge(tx, {
      customerId,
      method: channel,
      wallet: null,
      asset: 'USD',
      charged: amount,
      expected: amount,
      transaction: null,
      remark: '',
      needed: 0,
      madeAt: now,
      decideBy: new Date(now.getTime() + rechargeDecisionMs),
      demo: person.demo,
    })
    if (!id) throw new Error('a recharge was not written')
    const record = `recharge:${id}` as const
    await insertWalletStep(tx, { record, state: 'submitted', actor: `customer:${customerId}`, at: now })
    await pushLive(tx, 'customer', 'wallet', [{ personId: customerId, data: { what: 'balance' } }])
    const returnTo = storefrontLinks.wallet('records', id) as `#/${string}`
    return awaiting(
      await openHostedPayment(tx, kernel, { reference: record, channel, amount, customerId, describedAs: `${mall} · ${id}`, returnTo }),
    )
  })
}

export const bankRechargeRoute = routeInTwoSteps<typeof call, PaymentOpened>('bankRecharge', call, begin, {
  timeoutMs: opensWithinMs,
  answer: async (_ask, opened) =>
    opened.redirectUrl === null
      ? refused('gateway_failed')
      : done({ redirect_url: opened.redirectUrl, recharge_id: opened.reference.replace('recharge:', '') }),
})
