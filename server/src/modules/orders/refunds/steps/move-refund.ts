import type { RefundState } from '@plaza/contract'
import { lastStep, type StepsTo, type StepTo } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import { publish } from '../../../../platform/events/events.ts'
import { orderReference } from '../../checkout/payment/index.ts'
import type { Actor } from '../../../foundation/ledger/money/index.ts'
import { writeReturnedLines } from '../../orders/index.ts'
import { type LockedOrder, lockOrder, writeOrderChange } from '../../orders/steps/index.ts'
import { addEvidence } from '../records/history-rows.ts'
import { lockRefund, refundById, type RefundChange, type RefundRow, writeRefund } from '../records/refund-rows.ts'
import { linesOfRefunds, refundsOfOrders } from '../records/line-rows.ts'
import { notifyRefundStep } from './notify-refund.ts'
import { openAfter, timesAfter } from './plan-steps.ts'

/** A refund request and its order, both locked. The order is locked first, so that concurrent changes run one after the other. */
export type RefundWithOrder = { refund: RefundRow; order: LockedOrder }

export const lockWithOrder = async (
  tx: Tx,
  id: string,
  isTheirs: (row: RefundRow) => boolean = () => true,
): Promise<RefundWithOrder | null> => {
  const found = await refundById(tx, id)
  if (!found || !isTheirs(found)) return null
  const order = await lockOrder(tx, found.orderId)
  if (!order) throw new Error(`there is no order ${found.orderId}`)
  return { refund: await lockRefund(tx, id), order }
}

type StepOptions = {
  actor: Actor
  now: Date
  pictures?: readonly string[]
  change?: RefundChange
  /** The order after the refund was paid; missing if no refund was paid. */
  returned?: LockedOrder
}

/**
 * Applies state changes to a locked request: one write of its row, its evidence, and one notification per side. Also updates the order if its count
 * of unfinished requests changes.
 */
export const takeSteps = async (
  tx: Tx,
  { refund, order }: RefundWithOrder,
  { steps, actor, now, pictures = [], change, returned = order }: StepOptions & { steps: StepsTo<RefundState> },
): Promise<RefundWithOrder> => {
  const { to, note = '' } = lastStep(steps)
  const moved = await writeRefund(tx, refund, { ...timesAfter(to, refund.kind, now), ...change, steps, actor, now })
  await addEvidence(tx, refund.id, pictures)
  const openRefunds = openAfter(order.openRefunds, refund.state, to)
  const isCounted = returned.openRefunds === openRefunds
  const held = { refund: moved, order: isCounted ? returned : await writeOrderChange(tx, returned, { openRefunds }) }
  if (to === 'refunded') await notifyReturnedMoney(tx, held, now)
  await notifyRefundStep(tx, held, { before: refund.state, by: actor, note, now })
  return held
}

type Move = Omit<StepOptions, 'returned'> & {
  to: Exclude<RefundState, 'refunding' | 'refunded' | 'refund_owed'>
  note?: string
  /** States that the request passes through before the state `to`. */
  via?: readonly StepTo<RefundState>[]
}

/** Changes the state of a locked request without paying a refund. */
export const moveRefund = (
  tx: Tx,
  held: RefundWithOrder,
  { to, note = '', via: [first, ...others] = [], ...taken }: Move,
): Promise<RefundWithOrder> => takeSteps(tx, held, { ...taken, steps: first ? [first, ...others, { to, note }] : [{ to, note }] })

/** Publishes an event for the order lines whose units and amount are now refunded in full. */
const notifyReturnedMoney = async (tx: Tx, { refund, order }: RefundWithOrder, at: Date): Promise<void> => {
  const [requestedLines, back] = [await linesOfRefunds(tx, [refund.id]), await refundsOfOrders(tx, [order.id])]
  const units = back.filter(({ line }) => requestedLines.some((each) => each.line === line))
  const gone = await writeReturnedLines(
    tx,
    order.id,
    units.map(({ line, goneInFull }) => ({ line, quantity: goneInFull })),
    at,
  )
  const lines = gone.map((each) => ({ ...each, reference: orderReference(order.id) }))
  if (lines.length > 0) await publish(tx, 'order.lines_given_back', { orderId: order.id, customerId: order.customerId, lines })
}
