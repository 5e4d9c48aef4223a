import type { EventPayloads } from '@plaza/contract'
import { nothing } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { eventHandler } from '../../../platform/events/events.ts'
import { finishOwedReturn } from '../lifecycle/index.ts'
import { refundById } from './records/refund-rows.ts'
import { endOfPayment, openAfter } from './steps/plan-steps.ts'
import { type RefundWithOrder, lockWithOrder, takeSteps } from './steps/move-refund.ts'

const idOf = (reference: string): string | null => /^refund:([1-9][0-9]{0,18})$/.exec(reference)?.[1] ?? null

/** Finishes a refund after the shop earned the amount or the mall paid it. The money is in the wallet, or on its way to the card. */
const finishOwed = async (tx: Tx, { refund, order }: RefundWithOrder, now: Date): Promise<void> => {
  const [customer, mall] = [refund.returned ?? nothing, refund.mallReturned ?? nothing]
  const openRefunds = openAfter(order.openRefunds, refund.state, 'refunding')
  const returned = await finishOwedReturn(tx, order, { key: `refund:${refund.id}`, customer, mall, openRefunds, now })
  const to = endOfPayment('paid', refund.backTo, customer)
  await takeSteps(tx, { refund, order }, { steps: [{ to }], actor: 'system', now, returned })
}

const handleDuePaid = async (tx: Tx, { reference, at }: EventPayloads['due.paid']): Promise<void> => {
  const id = idOf(reference)
  // The event is published for every paid due. The request is checked first, so that only a request that waits for money locks its order.
  if (!id || (await refundById(tx, id))?.state !== 'refund_owed') return
  const held = await lockWithOrder(tx, id)
  if (held?.refund.state === 'refund_owed') await finishOwed(tx, held, new Date(at))
}

/** Handles a refund that has arrived on the card that the buyer paid with. */
const handleReturnedPayment = async (tx: Tx, { part, at }: EventPayloads['payment.returned']): Promise<void> => {
  const id = idOf(part ?? '')
  const held = id ? await lockWithOrder(tx, id) : null
  if (held?.refund.state === 'refunding') await takeSteps(tx, held, { steps: [{ to: 'refunded' }], actor: 'system', now: new Date(at) })
}

export const refundsEventHandlers = [
  eventHandler('payment.returned', 'requests for money back are over once a card has it', handleReturnedPayment),
  eventHandler('due.paid', 'requests that waited for their shop are paid', handleDuePaid),
]
