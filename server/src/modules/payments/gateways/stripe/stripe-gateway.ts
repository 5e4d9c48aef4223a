import type { Stripe } from 'stripe'
import type { StripeSettings } from '../kinds/gateway-settings.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { boundedFetch } from '../../../../platform/external/bounded-fetch.ts'
import type { Gateway, CallbackResult, GatewayStatus, ChargeInput } from '../kinds/gateway.ts'
import { giveBackByStripe } from './give-back.ts'
import { isRefusal, typeOf } from './refusals.ts'

const whom = 'the card gateway'
const timeoutMs = 8000
/** The library makes one retry. The outbound call makes further retries, with pauses in between. */
const retries = 1

const makeClient = async ({ url, key }: StripeSettings, assertOutsideTransaction: Kernel['assertOutsideTransaction']) => {
  const { default: Library } = await import('stripe')
  const { protocol, hostname, port, host } = new URL(url)
  const isHttps = protocol === 'https:'
  const ask = boundedFetch({ whom, hosts: new Set([host]), assertOutsideTransaction })
  return new Library(key, {
    protocol: isHttps ? 'https' : 'http',
    host: hostname,
    port: port || (isHttps ? 443 : 80),
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    httpClient: Library.createFetchHttpClient((address: string | URL | Request, init?: RequestInit) => ask(String(address), init ?? {})),
  })
}

type Session = Pick<Stripe.Checkout.Session, 'client_reference_id' | 'amount_total' | 'currency' | 'payment_status' | 'status'>

const seenOf = (session: Session): GatewayStatus => {
  if (session.payment_status === 'paid') {
    const { client_reference_id: token, amount_total: total, currency } = session
    return { state: 'paid', token: token ?? '', charged: String(total ?? ''), currency: (currency ?? '').toUpperCase() }
  }
  return session.status === 'expired' ? { state: 'failed', reason: 'expired' } : { state: 'open' }
}

const askFor = ({ token, charged, currency, describedAs, returnUrl, expiresAt }: ChargeInput): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  allowed_payment_method_types: ['card'],
  client_reference_id: token,
  line_items: [
    { quantity: 1, price_data: { currency: currency.toLowerCase(), unit_amount: Number(charged), product_data: { name: describedAs } } },
  ],
  success_url: returnUrl,
  cancel_url: returnUrl,
  expires_at: Math.floor(expiresAt.getTime() / 1000),
})

/** Gateway for Stripe Checkout pages, using Stripe's own library. */
export const stripeGateway = (
  settings: StripeSettings,
  { assertOutsideTransaction, log }: Pick<Kernel, 'assertOutsideTransaction' | 'log'>,
): Gateway => {
  let made: ReturnType<typeof makeClient> | null = null
  // Checks the transaction here, because the library would wrap an error thrown later.
  const client = () => {
    assertOutsideTransaction(whom)
    return (made ??= makeClient(settings, assertOutsideTransaction))
  }
  return {
    name: 'stripe',
    thanks: 'ok',
    open: async (wanted, key) => {
      const { checkout } = await client()
      try {
        const { id, url } = await checkout.sessions.create(askFor(wanted), { idempotencyKey: key })
        return url ? { gatewayReference: id, redirectUrl: url } : { refused: 'no page' }
      } catch (error) {
        if (!isRefusal(error)) throw error
        log.error({ err: error }, 'the card gateway refused to open a payment')
        return { refused: typeOf(error) }
      }
    },
    hear: async ({ headers, body }): Promise<CallbackResult> => {
      const { default: Library } = await import('stripe')
      const signature = headers['stripe-signature']
      if (typeof signature !== 'string') return 'forged'
      try {
        const event = Library.webhooks.constructEvent(body, signature, settings.webhookSecret)
        if (!event.type.startsWith('checkout.session.')) return 'not ours'
        const session = event.data.object as Stripe.Checkout.Session
        const token = session.client_reference_id
        return token ? { callback: { token, gatewayReference: session.id, claim: seenOf(session) } } : 'not ours'
      } catch {
        return 'forged'
      }
    },
    look: async ({ gatewayReference }) => seenOf(await (await client()).checkout.sessions.retrieve(gatewayReference)),
    end: async ({ gatewayReference }) => {
      const { checkout } = await client()
      // A session that was just paid cannot be expired. The status query that follows shows the session's outcome.
      await checkout.sessions.expire(gatewayReference).catch((error: unknown) => {
        if (typeOf(error) !== 'StripeInvalidRequestError') throw error
      })
    },
    giveBack: async ({ gatewayReference }, wanted, key) => giveBackByStripe(await client(), gatewayReference, wanted, key),
  }
}
