import { csvTable } from '@plaza/values'
import type { ShopStatement } from '@plaza/contract'

const head = [
  ...[
    'date',
    'kind',
    'order',
    'gross',
    'shop_coupons',
    'mall_coupons',
    'tax',
    'refunds',
    'commission_rate',
    'commission',
    'net',
    'cash',
    'remark',
  ],
]

/**
 * A month as CSV: one line for each statement row, then the totals. The closing balance is the opening balance plus `net` and `cash` of every row.
 */
export const statementTable = ({ list, sums, other, opening, closing, month }: ShopStatement): string =>
  csvTable([
    head,
    ...list.map((row) => [
      ...[row.at, row.kind, row.order_no ?? '', row.gross, row.shop_coupons, row.mall_coupons, row.tax, row.refunds],
      ...[row.commission_rate ?? '', row.commission, row.net, row.cash, row.remark],
    ]),
    [
      '',
      'sum',
      '',
      sums.gross,
      sums.shop_coupons,
      sums.mall_coupons,
      sums.tax,
      sums.refunds,
      '',
      sums.commission,
      sums.net,
      sums.cash,
      month,
    ],
    ...other.map(({ kind, amount }) => ['', `sum ${kind}`, ...Array.from({ length: 8 }, () => ''), amount, '', month]),
    ['', 'opening', ...Array.from({ length: 8 }, () => ''), opening, '', month],
    ['', 'closing', ...Array.from({ length: 8 }, () => ''), closing, '', month],
  ])
