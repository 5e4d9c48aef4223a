import type { getDashboard as call } from '@plaza/contract'
import { done, formatMoney, isRefused, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { daySums, salesFigures } from '../../orders/orders/sums/index.ts'
import { newestSold } from '../orders/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { bestSellers } from './best-of.ts'
import { dayOf, planStretch, stretchBefore } from './plan-stretch.ts'
import { toSalesBefore, toSalesView, toSalesSeries } from './show-sales.ts'
import { todosOf } from './todos-of.ts'

const maxNewest = 6

/** The figures and tasks on the first page of the console. */
export const getDashboard: UseCase<typeof call> = async ({ kernel, input, session, lang }) => {
  const seller = await allowSeller({ kernel, session }, ['owner', 'orders', 'finance', 'support'])
  if (isRefused(seller)) return seller
  const { shopId } = seller.done
  const today = dayOf(kernel.now())
  const stretch = planStretch(input, today)
  if (!stretch) return refused('days_wrong', { fields: { from: 'malformed', to: 'malformed' } })
  const before = stretchBefore(stretch)
  const [figures, days, daysBefore, todos, newest, best] = await Promise.all([
    salesFigures(kernel.db, shopId, today),
    daySums(kernel.db, shopId, stretch.from, stretch.to),
    daySums(kernel.db, shopId, before.from, before.to),
    todosOf(kernel, shopId),
    newestSold(kernel, shopId, lang, maxNewest),
    bestSellers(kernel, shopId, stretch),
  ])
  return done({
    sales: toSalesView(figures),
    before: toSalesBefore(figures),
    orders: figures.orders,
    ...stretch,
    series: toSalesSeries(stretch, today, days),
    earlier: toSalesSeries(before, today, daysBefore),
    todos,
    newest,
    best: best.map((each) => ({ ...each, amount: formatMoney(each.amount) })),
  })
}
