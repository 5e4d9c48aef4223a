import type { RefundState } from '@plaza/contract'
import { minor, type Money, nothing, type StepsTo, type StepTo } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import { returnMoney } from '../../lifecycle/index.ts'
import type { Actor } from '../../../foundation/ledger/money/index.ts'
import type { LockedOrder } from '../../orders/steps/index.ts'
import { saleById } from '../../orders/lookup/index.ts'
import { mallShare } from '../plan/plan-refund.ts'
import type { RefundRow } from '../records/refund-rows.ts'
import { endOfPayment, openAfter } from '../steps/plan-steps.ts'
import { type Held, takeSteps } from '../steps/move-refund.ts'
import { refundableOrders } from './bought.ts'
import { owedOfSale } from './owed-of-sale.ts'

/** `via`: intermediate states. */
type Payment = { amount: Money; actor: Actor; now: Date; note?: string; via?: readonly StepTo<RefundState>[] }

/** The delivery fee goes back with the last full refund of an order, in any order of its requests. */
const deliveryWith = async (tx: Tx, refund: RefundRow, amount: Money) => {
  const isFull = amount === minor(refund.items + refund.delivery)
  const known = { delivery: refund.delivery, mallDelivery: refund.mallDelivery }
  if (!isFull || refund.delivery > nothing || refund.mallDelivery > nothing) return known
  const sale = await saleById(tx, refund.saleId)
  const bought = sale && (await refundableOrders(tx, [sale], refund.id)).get(sale.id)
  if (!bought?.lines.every(({ quantity, goneInFull }) => quantity === goneInFull)) return known
  return { delivery: bought.delivery, mallDelivery: bought.mallDelivery }
}

/** The amounts to the buyer and to the mall once the refund is paid. */
export const refundShares = (
  refund: Pick<RefundRow, 'items' | 'delivery' | 'mallItems' | 'mallDelivery'>,
  amount: Money,
): { returned: Money; mallReturned: Money } => ({
  returned: amount,
  mallReturned: mallShare(amount, minor(refund.items + refund.delivery), minor(refund.mallItems + refund.mallDelivery)),
})

/** Returns the money of a locked request, once: to the wallet at once; to a card when its gateway confirms. */
export const payRefund = async (tx: Tx, held: Held, { amount, via = [], note = '', ...by }: Payment): Promise<Held> => {
  const { refund } = held
  const withDelivery = await deliveryWith(tx, refund, amount)
  const back = refundShares({ ...refund, ...withDelivery }, minor(amount + withDelivery.delivery - refund.delivery))
  const { returned, end } = await sendMoney(tx, held, back, by)
  const [first, ...others] = [...via, { to: 'refunding' as const, note }]
  const steps: StepsTo<RefundState> = end === 'refunding' ? [first, ...others] : [first, ...others, { to: end }]
  return takeSteps(tx, held, { ...by, steps, change: { ...withDelivery, ...back }, returned })
}

/** The only function that pays out refunds; request and order are locked. `end` is the final state of the request. */
export const sendMoney = async (
  tx: Tx,
  { refund, sale }: Held,
  { returned, mallReturned }: ReturnType<typeof refundShares>,
  { actor, now }: { actor: Actor; now: Date },
): Promise<{ returned: LockedOrder; end: ReturnType<typeof endOfPayment> }> => {
  const { sale: after, given } = await returnMoney(tx, sale, {
    key: `refund:${refund.id}`,
    customer: returned,
    mall: mallReturned,
    waiting: await owedOfSale(tx, sale.id),
    openRefunds: openAfter(sale.openRefunds, refund.state, 'refunding'),
    actor,
    now,
  })
  return { returned: after, end: endOfPayment(given, refund.backTo, returned) }
}
