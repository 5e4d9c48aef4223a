import type { RefundState } from '@plaza/contract'
import { minor, type Money, nothing, type StepsTo, type StepTo } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import { returnMoney } from '../../lifecycle/index.ts'
import type { Actor } from '../../../foundation/ledger/money/index.ts'
import type { LockedOrder } from '../../orders/steps/index.ts'
import { orderById } from '../../orders/lookup/index.ts'
import { mallShare } from '../plan/plan-refund.ts'
import type { RefundRow } from '../records/refund-rows.ts'
import { endOfPayment, openAfter } from '../steps/plan-steps.ts'
import { type RefundWithOrder, takeSteps } from '../steps/move-refund.ts'
import { refundableOrders } from './bought.ts'
import { owedOfOrder } from './owed-of-order.ts'

/** `via` lists the states that the request passes through before its final state. */
type Payment = { amount: Money; actor: Actor; now: Date; note?: string; via?: readonly StepTo<RefundState>[] }

/** The delivery fee is refunded when an order becomes fully refunded, regardless of the sequence of its requests. */
const deliveryWith = async (tx: Tx, refund: RefundRow, amount: Money) => {
  const isFull = amount === minor(refund.items + refund.delivery)
  const known = { delivery: refund.delivery, mallDelivery: refund.mallDelivery }
  if (!isFull || refund.delivery > nothing || refund.mallDelivery > nothing) return known
  const order = await orderById(tx, refund.orderId)
  const bought = order && (await refundableOrders(tx, [order], refund.id)).get(order.id)
  if (!bought?.lines.every(({ quantity, goneInFull }) => quantity === goneInFull)) return known
  return { delivery: bought.delivery, mallDelivery: bought.mallDelivery }
}

/** Splits a refund into the amount for the buyer and the amount that returns to the mall. */
export const refundShares = (
  refund: Pick<RefundRow, 'items' | 'delivery' | 'mallItems' | 'mallDelivery'>,
  amount: Money,
): { returned: Money; mallReturned: Money } => ({
  returned: amount,
  mallReturned: mallShare(amount, minor(refund.items + refund.delivery), minor(refund.mallItems + refund.mallDelivery)),
})

/** Pays the refund of a locked request, once. Money reaches a wallet at once, and a card when the gateway confirms. */
export const payRefund = async (
  tx: Tx,
  held: RefundWithOrder,
  { amount, via = [], note = '', ...by }: Payment,
): Promise<RefundWithOrder> => {
  const { refund } = held
  const withDelivery = await deliveryWith(tx, refund, amount)
  const back = refundShares({ ...refund, ...withDelivery }, minor(amount + withDelivery.delivery - refund.delivery))
  const { returned, end } = await sendMoney(tx, held, back, by)
  const [first, ...others] = [...via, { to: 'refunding' as const, note }]
  const steps: StepsTo<RefundState> = end === 'refunding' ? [first, ...others] : [first, ...others, { to: end }]
  return takeSteps(tx, held, { ...by, steps, change: { ...withDelivery, ...back }, returned })
}

/** The only function that pays refunds. The caller must have locked request and order. `end` is the final state of the request. */
export const sendMoney = async (
  tx: Tx,
  { refund, order }: RefundWithOrder,
  { returned, mallReturned }: ReturnType<typeof refundShares>,
  { actor, now }: { actor: Actor; now: Date },
): Promise<{ returned: LockedOrder; end: ReturnType<typeof endOfPayment> }> => {
  const { order: after, result: outcome } = await returnMoney(tx, order, {
    key: `refund:${refund.id}`,
    customer: returned,
    mall: mallReturned,
    waiting: await owedOfOrder(tx, order.id),
    openRefunds: openAfter(order.openRefunds, refund.state, 'refunding'),
    actor,
    now,
  })
  return { returned: after, end: endOfPayment(outcome, refund.backTo, returned) }
}
