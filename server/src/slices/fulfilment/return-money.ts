import { minor, type Money } from '@plaza/values'
import type { Tx } from '../../kernel/database.ts'
import { tell } from '../../kernel/facts.ts'
import { holdPaidBy } from '../checkout/paying/index.ts'
import type { Actor } from '../ledger/index.ts'
import { type HeldSale, writeSaleMove } from '../orders/moving/index.ts'
import { clearCash, endSale } from './end-sale.ts'
import { giveBack } from './give-back.ts'
import { keptOf } from './settling/index.ts'
import { tellMoved } from './tell-moved.ts'

export type Returning = {
  /** `refund:7`: what asks for it, once. */
  key: string
  customer: Money
  mall: Money
  actor: Actor
  now: Date
}

/** Of what an order was sold for, how much can go back at most, by whose money it was. */
export const returnable = (sale: Pick<HeldSale, 'total' | 'mallPart' | 'refunded' | 'mallRefunded'>): { customer: Money; mall: Money } => ({
  customer: minor(sale.total - sale.refunded),
  mall: minor(sale.mallPart - sale.mallRefunded),
})

/**
 * Gives back a part of what was paid for an order that is held, or all that is left of it: out of its escrow, and once it is completed out of what the
 * shop got and the mall's commission. An order of which all went back before it was completed is over.
 */
export const returnMoney = async (tx: Tx, sale: HeldSale, { key, customer, mall, actor, now }: Returning): Promise<HeldSale> => {
  const { paymentStatus, status } = sale
  const most = returnable(sale)
  if (customer < 0n || mall < 0n || customer > most.customer || mall > most.mall)
    throw new Error(`more would go back than was paid for ${sale.id}`)
  if ((paymentStatus !== 'paid' && paymentStatus !== 'part_refunded') || status === 'cancelled')
    throw new Error(`nothing of the order ${sale.id} can go back`)
  const paid = await holdPaidBy(tx, sale.paymentId)
  const isWhole = minor(customer + mall) === keptOf(sale)
  const isOver = isWhole && status !== 'completed'
  const went = await giveBack(tx, sale, paid, {
    // What is given back whole is not settled, and the other way round.
    key: isOver ? `order:${sale.id}:out` : key,
    kind: 'refund',
    reference: key,
    customer,
    mall,
    actor,
  })
  if (!went) return sale
  const change = {
    refunded: minor(sale.refunded + customer),
    mallRefunded: minor(sale.mallRefunded + mall),
    paymentStatus: isWhole ? ('refunded' as const) : ('part_refunded' as const),
  }
  if (isOver) {
    await clearCash(tx, sale, paid, minor(0n), actor)
    return endSale(tx, sale, change, { actor: 'system', reason: 'refunded', now })
  }
  const after = await writeSaleMove(tx, sale, change)
  if (status === 'completed') await tell(tx, 'order.given_back', { orderId: sale.id, customerId: sale.customerId })
  await tellMoved(tx, after)
  return after
}
