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

/** Timeout for a status query to a gateway that does not respond. The scheduled job queries the gateway again later. */
const lookedWithinMs = 10 * 60_000
/** Extra time after a payment's deadline: a buyer who is already on the bank's page may still finish. */
const graceMs = 20 * 60_000

const isSettled = ({ state }: SessionRow) => state === 'paid' || state === 'paid_late'

/** Enqueues a status query at the gateway, after a callback or after a long time without a callback. */
export const lookLater = (kernel: Kernel, sessionId: string, report: Content['told']): Promise<void> =>
  transaction(kernel, async (tx) => {
    if (isSettled(await lockSession(tx, sessionId))) return
    const looks = await countLook(tx, sessionId, kernel.now())
    await enqueueOutbound(tx, {
      kind: lookTask,
      key: `${lookTask}:${sessionId}:${looks}`,
      content: { sessionId, told: report } satisfies Content,
    })
  })

/** Handles a callback with a valid signature: queries the gateway if the payment exists and belongs to this gateway. */
export const checkReportedPayment = async (
  kernel: Kernel,
  gateway: string,
  { token, ...report }: CallbackClaim,
): Promise<SessionRow | null> => {
  const session = await sessionByToken(kernel.db, token)
  if (!session) return null
  const isOther = session.gateway !== gateway || (session.gatewayReference ?? report.gatewayReference) !== report.gatewayReference
  if (isOther) kernel.log.error({ session: session.id, gateway }, 'a gateway reported a payment we did not request')
  else await lookLater(kernel, session.id, report)
  return session
}

const lookNow = async (kernel: Kernel, gateways: Gateways, session: SessionRow, report: Content['told']): Promise<Looked> => {
  const gatewayReference = session.gatewayReference ?? report?.gatewayReference ?? null
  const claim: GatewayStatus | null = report?.claim ?? null
  const gateway = gateways.named(session.gateway)
  const overAt = session.expiresAt.getTime() + (gateway.end ? 0 : graceMs)
  const isOver = kernel.now().getTime() > overAt
  if (gatewayReference === null || isSettled(session)) return { seen: { state: 'open' }, claim, gatewayReference, isOver: false }
  const payment = { ...wantedOf(kernel, session), gatewayReference }
  const seen = await gateway.look(payment, claim)
  if (seen.state !== 'open' || !isOver || !gateway.end || session.state === 'failed') return { seen, claim, gatewayReference, isOver }
  // A buyer who pays at this moment either succeeds before the session closes, or finds it closed. Therefore the state is queried once more.
  await gateway.end(payment)
  return { seen: await gateway.look(payment, claim), claim, gatewayReference, isOver }
}

export const paymentCheckOutbound = (kernel: Kernel, gateways: Gateways): OutboundCall =>
  outboundCall<Content, Looked>({
    perform: async ({ sessionId, told }) => lookNow(kernel, gateways, await sessionById(kernel.db, sessionId), told),
    onOutcome: (tx, looked, { sessionId }) => settleLooked(tx, kernel, sessionId, looked),
    givesUp: { afterMs: lookedWithinMs, as: { seen: { state: 'open' }, claim: null, gatewayReference: null, isOver: false } },
  })
