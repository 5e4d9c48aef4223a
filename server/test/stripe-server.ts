import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'

type Session = {
  id: string
  object: 'checkout.session'
  url: string
  client_reference_id: string
  amount_total: number
  currency: string
  payment_intent: string
  payment_status: 'unpaid' | 'paid'
  status: 'open' | 'complete' | 'expired'
}
type Refund = {
  id: string
  object: 'refund'
  payment_intent: string
  amount: number
  status: 'succeeded' | 'pending' | 'failed'
  failure_reason?: string
  metadata: { reversal?: string }
}
/** How the server answers one request. `dies` executes the request but sends no response. */
export type Manner = { dies?: boolean; afterMs?: number; status?: number; type?: string }
type StripeRequest = { method: string; path: string; key: string | undefined; fields: URLSearchParams; authorization: string | undefined }

const read = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

export const stripeSettings = (url: string) => ({
  GATEWAY_STRIPE_URL: url,
  GATEWAY_STRIPE_KEY: 'sk_test_of_nobody',
  GATEWAY_STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
})

/** A small stub of Stripe's API: Checkout Sessions by idempotency key, and signed events. */
export const openStripe = async (manner: (request: StripeRequest, time: number) => Manner = () => ({})) => {
  const requests: StripeRequest[] = []
  const sessions = new Map<string, Session>()
  const refunds = new Map<string, Refund>()
  const byKey = new Map<string, string>()

  const makeSession = (fields: URLSearchParams, key: string | undefined): Session => {
    const known = sessions.get(byKey.get(key ?? '') ?? '')
    if (known) return known
    const id = `cs_test_${sessions.size + 1}`
    const made: Session = {
      id,
      object: 'checkout.session',
      url: `https://pay.cards.example/${id}`,
      client_reference_id: fields.get('client_reference_id') ?? '',
      amount_total: Number(fields.get('line_items[0][price_data][unit_amount]')),
      currency: fields.get('line_items[0][price_data][currency]') ?? '',
      payment_intent: `pi_${id}`,
      payment_status: 'unpaid',
      status: 'open',
    }
    sessions.set(id, made)
    if (key) byKey.set(key, id)
    return made
  }
  const refundsOf = (intent: string) => [...refunds.values()].filter((each) => each.payment_intent === intent)
  /** Refunds at most the paid amount. Null if everything was refunded already. */
  const makeRefund = (fields: URLSearchParams, key: string | undefined): Refund | null => {
    const known = refunds.get(byKey.get(key ?? '') ?? '')
    if (known) return known
    const [intent, amount] = [fields.get('payment_intent') ?? '', Number(fields.get('amount'))]
    const paid = [...sessions.values()].find((each) => each.payment_intent === intent && each.payment_status === 'paid')
    const gone = refundsOf(intent).reduce((sum, each) => sum + (each.status === 'failed' ? 0 : each.amount), 0)
    if (!paid || gone + amount > paid.amount_total) return null
    const id = `re_test_${refunds.size + 1}`
    const made: Refund = {
      id,
      object: 'refund',
      payment_intent: intent,
      amount,
      status: 'succeeded',
      metadata: { reversal: fields.get('metadata[reversal]') ?? '' },
    }
    refunds.set(id, made)
    if (key) byKey.set(key, id)
    return made
  }
  const does = ({ method, path, key, fields }: StripeRequest): object | null => {
    if (method === 'POST' && path === '/v1/checkout/sessions') return makeSession(fields, key)
    if (method === 'POST' && path === '/v1/refunds') return makeRefund(fields, key)
    if (path === '/v1/refunds') return { object: 'list', has_more: false, data: refundsOf(fields.get('payment_intent') ?? '') }
    const session = sessions.get(path.split('/')[4] ?? '') ?? null
    if (session?.status === 'open' && path.endsWith('/expire')) session.status = 'expired'
    return session
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { headers, method = '', url = '' } = request
    const key = headers['idempotency-key'] as string | undefined
    const one = {
      method,
      path: url.split('?')[0] ?? '',
      key,
      fields: new URLSearchParams(method === 'GET' ? url.split('?')[1] : await read(request)),
      authorization: headers.authorization,
    }
    requests.push(one)
    const { dies = false, afterMs = 0, status = 200, type = 'api_error' } = manner(one, requests.length)
    const done = status === 200 ? does(one) : null
    if (afterMs > 0) await new Promise((resolve) => setTimeout(resolve, afterMs))
    if (dies) return response.destroy()
    const code = one.path === '/v1/refunds' && status === 200 ? { code: 'charge_already_refunded' } : {}
    const said = done ?? { error: { type: status === 200 ? 'invalid_request_error' : type, message: 'no', ...code } }
    return response.writeHead(done ? 200 : status === 200 ? 404 : status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  }
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked: requests,
    sessions,
    refunds,
    /** Forgets all idempotency keys, as Stripe does after a day. */
    forgetKeys: () => byKey.clear(),
    /** Changes the newest session, as a user on the payment page would. */
    change: (changes: Partial<Session>): Session => Object.assign([...sessions.values()].at(-1) ?? ({} as Session), changes),
    /** An event as Stripe sends it, with its signature. */
    event: (session: Partial<Session>, { type = 'checkout.session.completed', secret = 'whsec_of_nobody', secondsAgo = 0 } = {}) => {
      const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: session } })
      const timestamp = Math.floor(Date.now() / 1000) - secondsAgo
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
      return { payload, headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature } }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
export type StripeServer = Awaited<ReturnType<typeof openStripe>>
