import { outboundCall, enqueueOutbound, type OutboundCall } from '../../../platform/external/outbound/index.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import type { GatewayStatus, CallbackClaim } from './kinds/gateway.ts'
import type { Gateways } from './gateways.ts'
import { wantedOf } from './open-payment.ts'
import { countLook, lockSession, sessionById, sessionByToken, type SessionRow } from './kinds/session-rows.ts'
import { settleLooked, type Looked } from './settle-session.ts'

export const lookTask = 'gateway-look'
type Content = { sessionId: string; told: Pick<CallbackClaim, 'gatewayReference' | 'claim'> | null }

/** A gateway that is away is looked at again by the clock. */
const lookedWithinMs = 10 * 60_000
/** A buyer who is with their bank when the time is over may still finish. */
const graceMs = 20 * 60_000

const isSettled = ({ state }: SessionRow) => state === 'paid' || state === 'paid_late'

/** Enqueues a check at the gateway, after a callback or a long silence. */
export const lookLater = (kernel: Kernel, sessionId: string, told: Content['told']): Promise<void> =>
  transaction(kernel, async (tx) => {
    if (isSettled(await lockSession(tx, sessionId))) return
    const looks = await countLook(tx, sessionId, kernel.now())
    await enqueueOutbound(tx, { kind: lookTask, key: `${lookTask}:${sessionId}:${looks}`, content: { sessionId, told } satisfies Content })
  })

/** Handles a callback with a valid signature: queries the payment if it exists and belongs to this gateway. */
export const checkReportedPayment = async (
  kernel: Kernel,
  gateway: string,
  { token, ...told }: CallbackClaim,
): Promise<SessionRow | null> => {
  const session = await sessionByToken(kernel.db, token)
  if (!session) return null
  const isOther = session.gateway !== gateway || (session.gatewayReference ?? told.gatewayReference) !== told.gatewayReference
  if (isOther) kernel.log.error({ session: session.id, gateway }, 'a gateway reported a payment we did not request')
  else await lookLater(kernel, session.id, told)
  return session
}

const lookNow = async (kernel: Kernel, gateways: Gateways, session: SessionRow, told: Content['told']): Promise<Looked> => {
  const gatewayReference = session.gatewayReference ?? told?.gatewayReference ?? null
  const claim: GatewayStatus | null = told?.claim ?? null
  const gateway = gateways.named(session.gateway)
  const overAt = session.expiresAt.getTime() + (gateway.end ? 0 : graceMs)
  const isOver = kernel.now().getTime() > overAt
  if (gatewayReference === null || isSettled(session)) return { seen: { state: 'open' }, claim, gatewayReference, isOver: false }
  const payment = { ...wantedOf(kernel, session), gatewayReference }
  const seen = await gateway.look(payment, claim)
  if (seen.state !== 'open' || !isOver || !gateway.end || session.state === 'failed') return { seen, claim, gatewayReference, isOver }
  // A payment in this very moment either wins or finds the session closed.
  await gateway.end(payment)
  return { seen: await gateway.look(payment, claim), claim, gatewayReference, isOver }
}

export const paymentCheckOutbound = (kernel: Kernel, gateways: Gateways): OutboundCall =>
  outboundCall<Content, Looked>({
    go: async ({ sessionId, told }) => lookNow(kernel, gateways, await sessionById(kernel.db, sessionId), told),
    settle: (tx, looked, { sessionId }) => settleLooked(tx, kernel, sessionId, looked),
    givesUp: { afterMs: lookedWithinMs, as: { seen: { state: 'open' }, claim: null, gatewayReference: null, isOver: false } },
  })
