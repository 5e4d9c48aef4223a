import { formatMoney, minor, type Money } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { outboundCall, enqueueOutbound, type OutboundCall } from '../../../platform/external/outbound/index.ts'
import { publish } from '../../../platform/events/events.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import type { ReversalOutcome } from './kinds/gateway.ts'
import type { Gateways } from './gateways.ts'
import { wantedOf } from './open-payment.ts'
import {
  goneOf,
  lockReversal,
  insertReversal,
  reversalById,
  reversalOf,
  writeReturned,
  writeReturnFailed,
  writeTriedAgain,
} from './reversals/reversal-rows.ts'
import { moveReversal } from './reversals/move-reversal.ts'
import { planReversal } from './reversals/plan-reversal.ts'
import { lockSessionOf, sessionById, type SessionRow } from './kinds/session-rows.ts'

export const returnTask = 'gateway-return'
type Content = { reversalId: string }

/** The name of the refund at the gateway. All attempts use the same name. */
const nameOf = ({ token }: SessionRow, reversalId: string) => `${token}-${reversalId}`

/** A gateway may store its refusal under the idempotency key, so every retry after a refusal needs a new key. */
const askGateway = (tx: Tx, session: SessionRow, reversalId: string, tries: number): Promise<void> =>
  enqueueOutbound(tx, {
    kind: returnTask,
    key: `${returnTask}:${nameOf(session, reversalId)}:${tries}`,
    content: { reversalId } satisfies Content,
  })

/** The part of a payment to return, with the caller's key such as `refund:7`. */
export type PartOfPayment = { key: string; amount: Money }

/**
 * Enqueues the return of a payment to its source: a part of it, or the whole amount that is not returned yet. A repeated request returns the money
 * only once. Completion publishes `payment.returned`.
 */
export const returnHostedPayment = async (tx: Tx, reference: string, part: PartOfPayment | null = null): Promise<void> => {
  const session = await lockSessionOf(tx, reference)
  if (session.state !== 'paid' && session.state !== 'paid_late') throw new Error(`nothing was paid for ${reference}`)
  const before = await reversalOf(tx, session.id, part?.key ?? null)
  if (before && part && before.amount !== String(part.amount)) throw new Error(`${part.key} was to give back another amount before`)
  if (before) return
  const paid = { amount: minor(BigInt(session.amount)), charged: minor(BigInt(session.charged)) }
  const planned = planReversal(paid, await goneOf(tx, session.id), part?.amount ?? null)
  if (planned === 'nothing is left') return
  if (planned === 'too much') throw new Error(`more would go back than was paid for ${reference}`)
  const id = await insertReversal(tx, session.id, part?.key ?? null, planned)
  await moveReversal(tx, { id, amount: String(planned.amount), channel: session.channel }, 'in')
  await askGateway(tx, session, id, 1)
}

/** Requests a refund again after the gateway refused it. */
export const returnAgain = (kernel: Kernel, id: string): Promise<void> =>
  transaction(kernel, async (tx) => {
    const { state, sessionId, tries } = await lockReversal(tx, id)
    if (state !== 'return_failed') return
    await writeTriedAgain(tx, id)
    await askGateway(tx, await sessionById(tx, sessionId), id, tries + 1)
  })

export const returnPaymentOutbound = (kernel: Kernel, gateways: Gateways): OutboundCall =>
  outboundCall<Content, ReversalOutcome>({
    perform: async ({ reversalId }, key) => {
      const { sessionId, charged } = await reversalById(kernel.db, reversalId)
      const session = await sessionById(kernel.db, sessionId)
      const { gatewayReference } = session
      if (gatewayReference === null) throw new Error(`no gateway knows the payment ${sessionId}`)
      const wanted = { name: nameOf(session, reversalId), charged, isWhole: charged === session.charged }
      return gateways.named(session.gateway).giveBack({ ...wantedOf(kernel, session), gatewayReference }, wanted, key)
    },
    onOutcome: async (tx, response, { reversalId }) => {
      const reversal = await lockReversal(tx, reversalId)
      const session = await sessionById(tx, reversal.sessionId)
      const at = kernel.now()
      if ('refused' in response) {
        const reason = response.refused.slice(0, 200) || 'no reason'
        kernel.log.error({ session: session.id, reversal: reversalId, reason }, 'a gateway did not refund a payment')
        return writeReturnFailed(tx, reversalId, reason, at)
      }
      await writeReturned(tx, reversalId, at)
      await moveReversal(tx, { ...reversal, channel: session.channel }, 'out')
      await publish(tx, 'payment.returned', {
        reference: session.reference,
        part: reversal.part,
        amount: formatMoney(minor(BigInt(reversal.amount))),
        at: at.toISOString(),
      })
    },
  })
