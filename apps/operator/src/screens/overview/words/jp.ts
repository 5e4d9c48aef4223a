import type { OverviewWords } from './en.ts'

export const jp: OverviewWords = {
  title: '概要',
  text: '先週の同じ曜日の同じ時刻までとの比較です（UTC）。',
  orders: '注文',
  sales: '売上',
  people: '新しい会員',
  shops: '新しいショップ',
  recharges: '入金',
  withdrawals: '出金',
  lastWeek: '先週',
  agree: '帳簿は一致しています。',
  disagree: '帳簿が一致していません。',
  toChecks: '照合を見る',
}
