import type { quoteRefund as call } from '@plaza/contract'
import { addMoney, done, formatMoney, nothing, refused, sumMoney } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { orderById, orderLines } from '../../orders/lookup/index.ts'
import { partsOf } from '../plan/refund-parts.ts'
import { leftOf, planRefund, shareOfUnits } from '../plan/plan-refund.ts'
import { refundableOrders } from '../payouts/bought.ts'
import { reasonsOf } from '../plan/may-refund.ts'
import { backToOf, kindsFor, wantedLines } from './of-order.ts'

/**
 * The lines of an order that can still be refunded, and the refund amount for a selection. For an invalid selection the amount is missing; the
 * reason is returned only by the refund request.
 */
export const quoteRefund: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const { db } = kernel
  const orderRow = await orderById(db, input.order_id)
  if (orderRow?.customerId !== currentUserId({ session })) return refused('order_unknown')
  const kinds = kindsFor(orderRow, kernel.now())
  if (kinds.length === 0) return refused('not_refundable', { until: orderRow.returnUntil?.toISOString() ?? null })
  const [bought, lines, backTo] = await Promise.all([
    refundableOrders(db, [orderRow]),
    orderLines(db, [orderRow.id]),
    transaction(kernel, (tx) => backToOf(tx, orderRow)),
  ])
  const order = bought.get(orderRow.id)
  if (!order) throw new Error(`nothing was bought by the order ${orderRow.id}`)
  const wanted = wantedLines(input.items ?? [])
  const plan = wanted.length > 0 ? planRefund(order, wanted) : null
  if (plan && 'why' in plan && plan.why === 'more_than_bought') return refused('more_than_bought', { left: plan.left })
  const amounts = plan && 'amount' in plan ? plan : null
  const parts = amounts && partsOf(amounts, { bought: order.lines, priced: lines, delivery: orderRow.delivery })
  return done({
    lines: order.lines.flatMap((each) => {
      const goods = lines.find(({ line }) => line === each.line)?.goods
      const left = leftOf(each)
      const amount = left === 0 ? nothing : shareOfUnits(each.paid, each.quantity, each.gone, left)
      return goods ? [{ ...goods, item_id: String(each.line), left, amount: formatMoney(amount), open_refund: each.open }] : []
    }),
    kinds,
    reasons: reasonsOf(input.kind),
    items: formatMoney(amounts?.items ?? sumMoney([])),
    delivery: formatMoney(amounts?.delivery ?? nothing),
    amount: formatMoney(amounts ? addMoney(amounts.items, amounts.delivery) : nothing),
    parts: {
      items: formatMoney(parts?.items ?? nothing),
      tax: formatMoney(parts?.tax ?? nothing),
      delivery: formatMoney(parts?.delivery ?? nothing),
      discount: formatMoney(parts?.discount ?? nothing),
    },
    back_to: backTo,
    until: orderRow.returnUntil?.toISOString() ?? null,
  })
}
