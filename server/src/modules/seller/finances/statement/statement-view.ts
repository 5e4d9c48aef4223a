import type { ShopStatement, StatementLine } from '@plaza/contract'
import { addMoney, formatMoney, nothing, sumMoney } from '@plaza/values'
import { toRateText } from '../../../orders/cart/pricing/index.ts'
import type { MonthSums, StatementRow, StatementTotals } from './statement-rows.ts'

const toSumsView = (sums: StatementTotals): ShopStatement['sums'] => ({
  gross: formatMoney(sums.gross),
  shop_coupons: formatMoney(sums.shopCoupons),
  mall_coupons: formatMoney(sums.mallCoupons),
  tax: formatMoney(sums.tax),
  refunds: formatMoney(sums.refunds),
  commission: formatMoney(sums.commission),
  net: formatMoney(sums.net),
  cash: formatMoney(sums.cash),
})

export const toStatementLine = (row: StatementRow): StatementLine => ({
  ...toSumsView(row),
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind as StatementLine['kind'],
  order_id: row.orderId,
  order_no: row.orderNo,
  commission_rate: row.commissionRate === null ? null : toRateText(row.commissionRate),
  remark: row.remark,
})

const isTrade = ({ kind }: { kind: string }) => kind === 'sale' || kind === 'refund'

/** The sums of a month: sales and refunds, other movements, and the opening and closing balance. */
export const toMonthSums = ({ opening, orders, kinds }: MonthSums) => {
  const trade = kinds.filter(isTrade)
  const other = kinds.filter((each) => !isTrade(each))
  const sum = (name: keyof StatementTotals) => sumMoney(trade.map((each) => each[name]))
  const sums: StatementTotals = {
    gross: sum('gross'),
    shopCoupons: sum('shopCoupons'),
    mallCoupons: sum('mallCoupons'),
    tax: sum('tax'),
    refunds: sum('refunds'),
    commission: sum('commission'),
    net: sum('net'),
    cash: sum('cash'),
  }
  const moved = kinds.reduce((all, { net, cash }) => addMoney(all, addMoney(net, cash)), nothing)
  return {
    orders,
    sums: toSumsView(sums),
    opening: formatMoney(opening),
    closing: formatMoney(addMoney(opening, moved)),
    other: other.map(({ kind, net, cash }) => ({ kind, amount: formatMoney(addMoney(net, cash)) })),
  }
}
