import { payOrder as call, storefrontLinks } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import { awaiting, routeInTwoSteps, currentUserId, type CallContext } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { checkOwnCode, codeChannels } from '../../../identity/accounts/codes/index.ts'
import { customerById } from '../../../identity/accounts/people/index.ts'
import { openHostedPayment, type PaymentOpened } from '../../../payments/gateways/index.ts'
import { ordersOfPayments } from '../../orders/index.ts'
import { websiteConfig } from '../../../foundation/settings/index.ts'
import { provePassword } from '../../../payments/wallet/records/index.ts'
import { needsCode } from '../methods/pay-terms.ts'
import { whyNotOpen } from '../methods/pay-options.ts'
import { completePayment, promiseCash } from './complete-payment.ts'
import { beginTry, lockPayment, ownPayment, type PaymentRow, writeRedirect } from './payment-rows.ts'
import { cardPayBy, planPaying } from './plan-paying.ts'

type Context = CallContext<typeof call>
const opensWithinMs = 10_000
const answered = (status: PaymentRow['status']) => done({ status, redirect_url: null })

/** Checks the password and, from a set amount on, a code. The transaction that pays uses up the code. */
const prove = async ({ kernel, input }: Context, payment: PaymentRow) => {
  if (input.password === undefined) return refused('field_missing', { fields: { password: 'missing' } })
  const customer = await customerById(kernel.db, payment.customerId)
  const unproved = await provePassword(kernel, customer, input.password)
  if (unproved) return unproved
  if (!(await needsCode(kernel, payment.amount))) return done({ spend: async () => true })
  if (input.code === undefined) return refused('second_proof', { methods: codeChannels(kernel, customer) })
  const code = await checkOwnCode(kernel, customer, 'pay', input.code)
  return 'refused' in code ? code : done(code)
}

const payByWallet = async (ctx: Context, payment: PaymentRow) => {
  const { kernel } = ctx
  const proof = await prove(ctx, payment)
  if ('refused' in proof) return proof
  return transaction(kernel, async (tx) => {
    const held = await lockPayment(tx, payment.id)
    if (!held) throw new Error(`there is no payment ${payment.id}`)
    const plan = planPaying(held, 'wallet', kernel.now())
    if ('refused' in plan) return plan
    if ('already' in plan) return answered(plan.already)
    if (!(await proof.done.spend(tx))) return refused('code_wrong', { tries_left: 0 })
    const paid = await completePayment(tx, held, { method: 'wallet', actor: `customer:${held.customerId}`, now: kernel.now() })
    return isRefused(paid) ? paid : answered(paid.done.status)
  })
}

const payByCash = (ctx: Context, payment: PaymentRow) => {
  const { kernel } = ctx
  return transaction(kernel, async (tx) => {
    const held = await lockPayment(tx, payment.id)
    if (!held) throw new Error(`there is no payment ${payment.id}`)
    const plan = planPaying(held, 'cod', kernel.now())
    if ('refused' in plan) return plan
    if ('already' in plan) return answered(plan.already)
    return answered((await promiseCash(tx, held, { actor: `customer:${held.customerId}`, now: kernel.now() })).status)
  })
}

const payByCard = async (ctx: Context, payment: PaymentRow) => {
  const { kernel } = ctx
  const { shop_name: mall } = await websiteConfig(kernel)
  return transaction(kernel, async (tx) => {
    const held = await lockPayment(tx, payment.id)
    if (!held) throw new Error(`there is no payment ${payment.id}`)
    const now = kernel.now()
    const plan = planPaying(held, 'card', now)
    if ('refused' in plan) return plan
    if ('already' in plan) return answered(plan.already)
    // A buyer who returns while the gateway's page is still valid is redirected to this page again.
    if (held.status === 'paying' && held.redirectUrl) return done({ status: held.status, redirect_url: held.redirectUrl })
    const attempt = await beginTry(tx, held.id, cardPayBy(held, now))
    const orders = (await ordersOfPayments(tx, [held.id])).get(held.id) ?? []
    return awaiting(
      await openHostedPayment(tx, kernel, {
        reference: `checkout:${held.id}/${attempt}`,
        channel: 'card',
        amount: held.amount,
        customerId: held.customerId,
        describedAs: `${mall} · ${orders.map(({ orderNo }) => orderNo).join(', ')}`.slice(0, 200),
        returnTo: storefrontLinks.payment(held.id) as `#/${string}`,
      }),
    )
  })
}

const payBy = { wallet: payByWallet, card: payByCard, cod: payByCash }

/** Pays placed orders by any available method, even if the buyer chose another method at checkout. */
const begin = async (ctx: Context) => {
  const { kernel, input, session } = ctx
  const payment = await ownPayment(kernel.db, currentUserId({ session }), input.payment_id)
  if (!payment) return refused('payment_unknown')
  const plan = planPaying(payment, input.method, kernel.now())
  if ('refused' in plan) return plan
  if ('already' in plan) return answered(plan.already)
  const whyNot = await whyNotOpen(kernel, input.method, async () => {
    const orders = (await ordersOfPayments(kernel.db, [payment.id])).get(payment.id) ?? []
    return {
      customerId: payment.customerId,
      amount: payment.amount,
      to: payment.address,
      parcels: orders.map(({ shopId, arrival }) => ({ shopId, isCollected: arrival.cod })),
    }
  })
  if (whyNot !== null) return refused('not_payable', { reason: whyNot })
  return payBy[input.method](ctx, payment)
}

export const payOrderRoute = routeInTwoSteps<typeof call, PaymentOpened>('payOrder', call, begin, {
  timeoutMs: opensWithinMs,
  answer: async ({ kernel }, opened) => {
    if (opened.redirectUrl === null) return refused('not_payable', { reason: 'declined' })
    const [, id = '', attempt = '0'] = /^checkout:([1-9][0-9]*)\/([1-9][0-9]*)$/.exec(opened.reference) ?? []
    await transaction(kernel, (tx) => writeRedirect(tx, id, Number(attempt), opened.redirectUrl))
    return done({ status: 'paying', redirect_url: opened.redirectUrl })
  },
})
