import type { Dashboard } from '@plaza/contract'
import { formatMoney, nothing } from '@plaza/values'
import type { Day, DaySum, SalesFigures } from '../../orders/orders/sums/index.ts'
import { daysOf, type Stretch } from './plan-stretch.ts'

/** The four sales figures of the console, also shown to the owner in the storefront. */
export const toSalesView = ({ today, month, lastMonth, total }: SalesFigures): Dashboard['sales'] => ({
  amount: formatMoney(today),
  month: formatMoney(month),
  last_month: formatMoney(lastMonth),
  total: formatMoney(total),
})

export const toSalesBefore = ({ yesterday, monthBefore, beforeLast }: SalesFigures): Dashboard['before'] => ({
  amount: formatMoney(yesterday),
  month: formatMoney(monthBefore),
  last_month: formatMoney(beforeLast),
})

/** Daily sales up to today, including days without sales. */
export const toSalesSeries = (stretch: Stretch, today: Day, sums: readonly DaySum[]): Dashboard['series'] => {
  const byDay = new Map(sums.map((each) => [each.day, each]))
  return daysOf(stretch, today).map((day) => ({
    day,
    amount: formatMoney(byDay.get(day)?.net ?? nothing),
    orders: byDay.get(day)?.orders ?? 0,
  }))
}
