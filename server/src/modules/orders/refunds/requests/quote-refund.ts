import type { quoteRefund as call } from '@plaza/contract'
import { addMoney, done, formatMoney, nothing, refused, sumMoney } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { saleById, saleLines } from '../../orders/lookup/index.ts'
import { leftOf, planRefund, shareOfUnits } from '../plan/plan-refund.ts'
import { refundableOrders } from '../payouts/bought.ts'
import { reasonsOf } from '../plan/may-refund.ts'
import { backToOf, kindsFor, wantedLines } from './of-sale.ts'

/** The refundable rest of an order, and the refund of a selection. An invalid selection gives nothing; the application returns the reason. */
export const quoteRefund: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const { db } = kernel
  const sale = await saleById(db, input.order_id)
  if (sale?.customerId !== currentUserId({ session })) return refused('order_unknown')
  const kinds = kindsFor(sale, kernel.now())
  if (kinds.length === 0) return refused('not_refundable', { until: sale.returnUntil?.toISOString() ?? null })
  const [bought, lines, backTo] = await Promise.all([
    refundableOrders(db, [sale]),
    saleLines(db, [sale.id]),
    transaction(kernel, (tx) => backToOf(tx, sale)),
  ])
  const order = bought.get(sale.id)
  if (!order) throw new Error(`nothing was bought by the order ${sale.id}`)
  const wanted = wantedLines(input.items ?? [])
  const plan = wanted.length > 0 ? planRefund(order, wanted) : null
  if (plan && 'why' in plan && plan.why === 'more_than_bought') return refused('more_than_bought', { left: plan.left })
  const given = plan && 'amount' in plan ? plan : null
  return done({
    lines: order.lines.flatMap((each) => {
      const goods = lines.find(({ line }) => line === each.line)?.goods
      const left = leftOf(each)
      const amount = left === 0 ? nothing : shareOfUnits(each.paid, each.quantity, each.gone, left)
      return goods ? [{ ...goods, item_id: String(each.line), left, amount: formatMoney(amount), open_refund: each.open }] : []
    }),
    kinds,
    reasons: reasonsOf(input.kind),
    items: formatMoney(given?.items ?? sumMoney([])),
    delivery: formatMoney(given?.delivery ?? nothing),
    amount: formatMoney(given ? addMoney(given.items, given.delivery) : nothing),
    back_to: backTo,
    until: sale.returnUntil?.toISOString() ?? null,
  })
}
