import type { RefundState } from '@plaza/contract'
import type { Tx } from '../../../../platform/db/database.ts'
import { tell } from '../../../../platform/events/events.ts'
import { orderReference } from '../../checkout/paying/index.ts'
import type { Actor } from '../../../foundation/ledger/index.ts'
import { writeGivenBack } from '../../orders/giving-back/index.ts'
import { type HeldSale, holdSale, writeSaleMove } from '../../orders/moving/index.ts'
import { dueAfter, remindAfter } from '../plan/index.ts'
import {
  addEvidence,
  holdRefund,
  linesOfRefunds,
  refundById,
  refundsOfSales,
  type RefundChange,
  type RefundRow,
  writeRefund,
} from '../records/index.ts'
import { tellStep } from './notify-refund.ts'

/** A request and its order, both held: the order first, so that whatever moves either waits or was first. */
export type Held = { refund: RefundRow; sale: HeldSale }

export const holdWithSale = async (tx: Tx, id: string, isTheirs: (row: RefundRow) => boolean = () => true): Promise<Held | null> => {
  const found = await refundById(tx, id)
  if (!found || !isTheirs(found)) return null
  const sale = await holdSale(tx, found.saleId)
  if (!sale) throw new Error(`there is no order ${found.saleId}`)
  return { refund: await holdRefund(tx, id), sale }
}

export type Move = {
  to: Exclude<RefundState, 'refunding' | 'refunded'>
  actor: Actor
  now: Date
  /** In the words of whoever moves it; both sides read them. */
  note?: string
  pictures?: readonly string[]
  change?: Omit<RefundChange, 'state' | 'actor' | 'note' | 'now'>
}
const isOver = (state: RefundState) => state === 'closed' || state === 'cancelled'

/** An order whose money is asked back is neither received nor completed by itself. */
export const countOpen = (tx: Tx, sale: HeldSale, by: 1 | -1): Promise<HeldSale> =>
  writeSaleMove(tx, sale, { openRefunds: sale.openRefunds + by })

/** Moves a request that is held: its state, its time, its evidence, its order and what both sides are told, together. */
export const moveRefund = async (
  tx: Tx,
  { refund, sale }: Held,
  { to, actor, now, note = '', pictures = [], change }: Move,
): Promise<Held> => {
  const moved = await writeRefund(tx, refund, {
    dueAt: dueAfter(to, refund.kind, now),
    remindAt: remindAfter(to, refund.kind, now),
    ...change,
    state: to,
    ...(to === 'escalated' && { escalatedAt: now }),
    ...(isOver(to) && { endedAt: now }),
    actor,
    note,
    now,
  })
  await addEvidence(tx, refund.id, pictures)
  const held = { refund: moved, sale: isOver(to) ? await countOpen(tx, sale, -1) : sale }
  await tellStep(tx, held, { before: refund.state, by: actor, note, now })
  return held
}

/** The money is there. */
export const endPaid = async (tx: Tx, { refund, sale }: Held, { actor, now }: { actor: Actor; now: Date }): Promise<Held> => {
  const paid = await writeRefund(tx, refund, { state: 'refunded', dueAt: null, refundedAt: now, endedAt: now, actor, now })
  const held = { refund: paid, sale }
  await tellGivenBack(tx, held, now)
  await tellStep(tx, held, { before: refund.state, by: actor, note: '', now })
  return held
}

/** Tells of the lines of which nothing is left: neither a unit, nor a part of its money. */
const tellGivenBack = async (tx: Tx, { refund, sale }: Held, at: Date): Promise<void> => {
  const [asked, back] = [await linesOfRefunds(tx, [refund.id]), await refundsOfSales(tx, [sale.id])]
  const units = back.filter(({ line }) => asked.some((each) => each.line === line))
  const gone = await writeGivenBack(
    tx,
    sale.id,
    units.map(({ line, goneInFull }) => ({ line, quantity: goneInFull })),
    at,
  )
  const lines = gone.map((each) => ({ ...each, reference: orderReference(sale.id) }))
  if (lines.length > 0) await tell(tx, 'order.lines_given_back', { orderId: sale.id, customerId: sale.customerId, lines })
}
