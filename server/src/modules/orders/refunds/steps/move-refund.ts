import type { RefundState } from '@plaza/contract'
import { lastStep, type StepsTo, type StepTo } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import { publish } from '../../../../platform/events/events.ts'
import { orderReference } from '../../checkout/payment/index.ts'
import type { Actor } from '../../../foundation/ledger/money/index.ts'
import { writeGivenBack } from '../../orders/index.ts'
import { type LockedOrder, lockOrder, writeSaleMove } from '../../orders/steps/index.ts'
import { addEvidence } from '../records/history-rows.ts'
import { lockRefund, refundById, type RefundChange, type RefundRow, writeRefund } from '../records/refund-rows.ts'
import { linesOfRefunds, refundsOfSales } from '../records/line-rows.ts'
import { notifyRefundStep } from './notify-refund.ts'
import { openAfter, timesAfter } from './plan-steps.ts'

/** A request and its order, both locked: the order first, so that any other move of either waits or was first. */
export type Held = { refund: RefundRow; sale: LockedOrder }

export const lockWithOrder = async (tx: Tx, id: string, isTheirs: (row: RefundRow) => boolean = () => true): Promise<Held | null> => {
  const found = await refundById(tx, id)
  if (!found || !isTheirs(found)) return null
  const sale = await lockOrder(tx, found.saleId)
  if (!sale) throw new Error(`there is no order ${found.saleId}`)
  return { refund: await lockRefund(tx, id), sale }
}

type Taken = {
  actor: Actor
  now: Date
  pictures?: readonly string[]
  change?: RefundChange
  /** The order as its money left it. */
  returned?: LockedOrder
}

/**
 * Applies the steps of a locked request: one write of its row, its evidence, the order if its count of open requests changes, and one notification
 * to each side.
 */
export const takeSteps = async (
  tx: Tx,
  { refund, sale }: Held,
  { steps, actor, now, pictures = [], change, returned = sale }: Taken & { steps: StepsTo<RefundState> },
): Promise<Held> => {
  const { to, note = '' } = lastStep(steps)
  const moved = await writeRefund(tx, refund, { ...timesAfter(to, refund.kind, now), ...change, steps, actor, now })
  await addEvidence(tx, refund.id, pictures)
  const openRefunds = openAfter(sale.openRefunds, refund.state, to)
  const isCounted = returned.openRefunds === openRefunds
  const held = { refund: moved, sale: isCounted ? returned : await writeSaleMove(tx, returned, { openRefunds }) }
  if (to === 'refunded') await notifyReturnedMoney(tx, held, now)
  await notifyRefundStep(tx, held, { before: refund.state, by: actor, note, now })
  return held
}

type Move = Omit<Taken, 'returned'> & {
  to: Exclude<RefundState, 'refunding' | 'refunded' | 'refund_owed'>
  note?: string
  /** Intermediate states. */
  via?: readonly StepTo<RefundState>[]
}

/** Moves a locked request to a state in which no money goes back. */
export const moveRefund = (tx: Tx, held: Held, { to, note = '', via: [first, ...others] = [], ...taken }: Move): Promise<Held> =>
  takeSteps(tx, held, { ...taken, steps: first ? [first, ...others, { to, note }] : [{ to, note }] })

/** Publishes the lines that are refunded in full: no unit and no part of their money is left. */
const notifyReturnedMoney = async (tx: Tx, { refund, sale }: Held, at: Date): Promise<void> => {
  const [asked, back] = [await linesOfRefunds(tx, [refund.id]), await refundsOfSales(tx, [sale.id])]
  const units = back.filter(({ line }) => asked.some((each) => each.line === line))
  const gone = await writeGivenBack(
    tx,
    sale.id,
    units.map(({ line, goneInFull }) => ({ line, quantity: goneInFull })),
    at,
  )
  const lines = gone.map((each) => ({ ...each, reference: orderReference(sale.id) }))
  if (lines.length > 0) await publish(tx, 'order.lines_given_back', { orderId: sale.id, customerId: sale.customerId, lines })
}
