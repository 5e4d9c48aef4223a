import type { Stripe } from 'stripe'
import type { ReversalOutcome, GivingBack } from '../kinds/gateway.ts'
import { codeOf, isRefusal } from './refusals.ts'

type Refund = Pick<Stripe.Refund, 'status' | 'failure_reason' | 'metadata'>
const ended = new Set(['failed', 'canceled'])
const hasEnded = ({ status }: Refund) => ended.has(status ?? '')

const followsFrom = (refund: Refund): ReversalOutcome => {
  if (refund.status === 'succeeded') return { back: true }
  if (hasEnded(refund)) return { refused: refund.failure_reason ?? refund.status ?? '' }
  throw new Error('the card gateway is still giving it back')
}

/** Stripe deletes idempotency keys after a day, so this function first searches for an earlier refund with the same name. */
const findOrMake = async ({ refunds }: Stripe, intent: string, { name, charged }: GivingBack, key: string): Promise<Refund> => {
  const known = await refunds.list({ payment_intent: intent, limit: 100 })
  const existing = known.data.find((each) => each.metadata?.['reversal'] === name && !hasEnded(each))
  const params = { payment_intent: intent, amount: Number(charged), metadata: { reversal: name } }
  return existing ?? refunds.create(params, { idempotencyKey: key })
}

/** Refunds the payment of a Checkout Session to its card. */
export const giveBackByStripe = async (client: Stripe, sessionId: string, wanted: GivingBack, key: string): Promise<ReversalOutcome> => {
  try {
    const { payment_intent: paid } = await client.checkout.sessions.retrieve(sessionId)
    const intent = typeof paid === 'string' ? paid : paid?.id
    return intent ? followsFrom(await findOrMake(client, intent, wanted, key)) : { refused: 'nothing was paid' }
  } catch (error) {
    // The payment was already refunded at Stripe, without the mall.
    if (codeOf(error) === 'charge_already_refunded') return { back: true }
    if (!isRefusal(error)) throw error
    return { refused: codeOf(error) }
  }
}
