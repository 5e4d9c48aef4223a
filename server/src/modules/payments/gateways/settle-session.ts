import type { Logger } from 'pino'
import type { Tx } from '../../../platform/db/database.ts'
import { publish } from '../../../platform/events/events.ts'
import type { GatewayStatus } from './kinds/gateway.ts'
import { planSettling } from './plan-settling.ts'
import { lockSession, writeSettled, type SessionRow } from './kinds/session-rows.ts'

type End = { state: 'paid' | 'failed' | 'paid_late'; gatewayReference: string | null; reason: string | null; at: Date }

/** Ends a payment and publishes its outcome, in one transaction. The caller holds the lock on the payment row. */
export const endPaymentSession = async (tx: Tx, session: Pick<SessionRow, 'id' | 'reference'>, end: End): Promise<void> => {
  await writeSettled(tx, session.id, end)
  await publish(tx, 'payment.settled', {
    reference: session.reference,
    state: end.state,
    sessionId: session.id,
    at: end.at.toISOString(),
  })
}

export type Looked = { seen: GatewayStatus; claim: GatewayStatus | null; gatewayReference: string | null; isOver: boolean }

/** Applies the outcome of a status query. Outcomes may arrive repeatedly, late or out of order, but the payment ends only once. */
export const settleLooked = async (tx: Tx, on: { now: () => Date; log: Logger }, id: string, looked: Looked): Promise<void> => {
  const session = await lockSession(tx, id)
  const { to, reason, odd } = planSettling(session, looked.seen, looked.claim, looked.isOver)
  if (odd) on.log.error({ session: id, odd }, 'a gateway reported a payment that differs from the request')
  if (to) await endPaymentSession(tx, session, { state: to, gatewayReference: looked.gatewayReference, reason, at: on.now() })
}
