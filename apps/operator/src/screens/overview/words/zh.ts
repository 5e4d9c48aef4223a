import type { OverviewWords } from './en.ts'

export const zh: OverviewWords = {
  title: '概览',
  text: '今日与上周同日同一时刻对比（UTC）。',
  orders: '订单',
  sales: '销售额',
  people: '新用户',
  shops: '新店铺',
  recharges: '充值流入',
  withdrawals: '提现流出',
  lastWeek: '上周',
  agree: '账目一致。',
  disagree: '账目不一致。',
  toChecks: '查看核对',
}
