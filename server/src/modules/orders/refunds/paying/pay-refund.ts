import type { RefundState } from '@plaza/contract'
import { minor, type Money, nothing } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import { returnMoney } from '../../lifecycle/index.ts'
import type { Actor } from '../../../foundation/ledger/index.ts'
import { saleById } from '../../orders/reading/index.ts'
import { mallShare } from '../amounts/index.ts'
import { type RefundRow, writeRefund } from '../records/index.ts'
import { countOpen, endPaid, type Held, moveRefund, tellStep } from '../steps/index.ts'
import { boughtOf } from './bought.ts'
import { owedOfSale } from './owed-of-sale.ts'

type Payment = { amount: Money; actor: Actor; now: Date; note?: string }

/** Delivery comes back with the last of an order, whichever request is the last to be paid. */
const deliveryWith = async (tx: Tx, refund: RefundRow, amount: Money) => {
  const isFull = amount === minor(refund.items + refund.delivery)
  const known = { delivery: refund.delivery, mallDelivery: refund.mallDelivery }
  if (!isFull || refund.delivery > nothing || refund.mallDelivery > nothing) return known
  const sale = await saleById(tx, refund.saleId)
  const bought = sale && (await boughtOf(tx, [sale], refund.id)).get(sale.id)
  if (!bought?.lines.every(({ quantity, goneInFull }) => quantity === goneInFull)) return known
  return { delivery: bought.delivery, mallDelivery: bought.mallDelivery }
}

/** What goes back to whom, once it goes back. */
export const sumsOf = (
  refund: Pick<RefundRow, 'items' | 'delivery' | 'mallItems' | 'mallDelivery'>,
  amount: Money,
): { returned: Money; mallReturned: Money } => ({
  returned: amount,
  mallReturned: mallShare(amount, minor(refund.items + refund.delivery), minor(refund.mallItems + refund.mallDelivery)),
})

/** The money of a request that is held goes back, once: into the wallet at once, to a card when its gateway says that it is there. */
export const payRefund = async (tx: Tx, { refund, sale }: Held, { amount, actor, now, note = '' }: Payment): Promise<Held> => {
  const withDelivery = await deliveryWith(tx, refund, amount)
  const sums = sumsOf({ ...refund, ...withDelivery }, minor(amount + withDelivery.delivery - refund.delivery))
  const paying = await writeRefund(tx, refund, {
    ...withDelivery,
    ...sums,
    state: 'refunding',
    dueAt: null,
    remindAt: null,
    actor,
    note,
    now,
  })
  const held = { refund: paying, sale: await countOpen(tx, sale, -1) }
  return sendMoney(tx, held, { before: refund.state, actor, now })
}

/** The shop has too little: the request stays open, with the day by which the shop should have paid. */
const oweRefund = async (tx: Tx, held: Held, by: { actor: Actor; now: Date }): Promise<Held> =>
  moveRefund(tx, { ...held, sale: await countOpen(tx, held.sale, 1) }, { to: 'refund_owed', ...by })

/** The one place from which money leaves; the state of the request says that it may. */
export const sendMoney = async (
  tx: Tx,
  { refund, sale }: Held,
  { before, actor, now }: { before: RefundState | null; actor: Actor; now: Date },
): Promise<Held> => {
  const customer = refund.returned ?? nothing
  const back = { customer, mall: refund.mallReturned ?? nothing }
  const waiting = await owedOfSale(tx, sale.id)
  const { sale: after, given } = await returnMoney(tx, sale, { key: `refund:${refund.id}`, ...back, waiting, actor, now })
  const held = { refund, sale: after }
  if (given === 'owed') return oweRefund(tx, held, { actor, now })
  if (refund.backTo === 'wallet' || customer === nothing) return endPaid(tx, held, { actor, now })
  await tellStep(tx, held, { before, by: actor, note: '', now })
  return held
}
