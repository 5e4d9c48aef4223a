import type { OverviewWords } from './en.ts'

export const zhtw: OverviewWords = {
  title: '總覽',
  text: '今日與上週同日同一時刻對比（UTC）。',
  orders: '訂單',
  sales: '銷售額',
  people: '新使用者',
  shops: '新商店',
  recharges: '儲值流入',
  withdrawals: '提領流出',
  lastWeek: '上週',
  agree: '帳目一致。',
  disagree: '帳目不一致。',
  toChecks: '查看核對',
}
