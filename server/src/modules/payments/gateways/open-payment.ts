import { randomBytes } from 'node:crypto'
import type { Money } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { outboundCall, enqueueOutbound, type OutboundCall } from '../../../platform/external/outbound/index.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { websiteConfig } from '../../foundation/settings/index.ts'
import type { Channel } from './kinds/gateway.ts'
import { chargeFor, type Gateways } from './gateways.ts'
import { lockSession, insertSession, sessionById, writeOpened, type SessionRow } from './kinds/session-rows.ts'
import { endPaymentSession } from './settle-session.ts'

/** Lifetime of a payment page: longer than the gateway's minimum of 30 minutes, because the request may arrive late. */
const lifeMs = 40 * 60_000
/** Timeout for a gateway that does not respond. Until the gateway responds, the buyer is not redirected. */
const openedWithinMs = 4 * 60_000

export const openTask = 'gateway-open'
type Content = { sessionId: string }
/** The outcome of opening a payment. If the gateway refuses, there is no redirect URL. */
export type PaymentOpened = { reference: string; gatewayReference: string; redirectUrl: string } | { redirectUrl: null; reason: string }

const newToken = () => randomBytes(24).toString('base64').replace(/[+/=]/g, '').padEnd(20, '0').slice(0, 20)

type HostedPayment = {
  /** The caller's reference for the payment. The event `payment.settled` contains the same reference. */
  reference: string
  channel: Channel
  /** The amount in the mall's base currency. */
  amount: Money
  customerId: string
  /** Description of the payment on the gateway's page. */
  describedAs: string
  /** The storefront page to which the buyer returns. */
  returnTo: `#/${string}`
}

/** Enqueues a payment on a gateway's page. Returns the key of the outbound call, whose outcome is a `PaymentOpened`. */
export const openHostedPayment = async (tx: Tx, kernel: Kernel, payment: HostedPayment): Promise<string> => {
  const { base_currency: base } = await websiteConfig({ ...kernel, db: tx })
  const { gateway, charged, currency } = chargeFor(kernel, payment.channel, payment.amount, base)
  const [token, madeAt] = [newToken(), kernel.now()]
  const expiresAt = new Date(madeAt.getTime() + lifeMs)
  const sessionId = await insertSession(tx, { ...payment, gateway, charged, currency, token, madeAt, expiresAt })
  const key = `${openTask}:${token}`
  await enqueueOutbound(tx, { kind: openTask, key, content: { sessionId } satisfies Content })
  return key
}

/** A payment in the form that its gateway receives. */
export const wantedOf = ({ environment }: Pick<Kernel, 'environment'>, session: SessionRow) => ({
  ...session,
  returnUrl: `${environment.publicUrl}/${session.returnTo}`,
})

export const openPaymentOutbound = (kernel: Kernel, gateways: Gateways): OutboundCall =>
  outboundCall<Content, PaymentOpened>({
    perform: async ({ sessionId }, key) => {
      const session = await sessionById(kernel.db, sessionId)
      const opened = await gateways.named(session.gateway).open(wantedOf(kernel, session), key)
      return 'refused' in opened ? { redirectUrl: null, reason: opened.refused.slice(0, 200) } : { reference: session.reference, ...opened }
    },
    onOutcome: async (tx, opened, { sessionId }) => {
      const session = await lockSession(tx, sessionId)
      if (opened.redirectUrl !== null) return writeOpened(tx, sessionId, opened)
      // If a callback arrived in the meantime, the result of the callback takes precedence.
      if (session.state === 'opening')
        await endPaymentSession(tx, session, { state: 'failed', gatewayReference: null, reason: opened.reason, at: kernel.now() })
    },
    givesUp: { afterMs: openedWithinMs, as: { redirectUrl: null, reason: 'away' } },
  })
