import type { CurrencyWords } from './en.ts'

export const zhtw: CurrencyWords = {
  title: '貨幣',
  text: '一切以基準貨幣收費，其他貨幣僅供顯示。新的決定會取消先前的計畫。',
  add: '新增貨幣',
  change: '變更',
  code: '代碼',
  symbol: '符號',
  rate: '匯率',
  rateHint: '一單位基準貨幣等於多少',
  from: '生效時間',
  fromHint: '留空則立即生效',
  offered: '顧客可以選擇',
  save: '儲存',
  saved: '顧客現在可以看到',
  base: '基準貨幣',
  rests: '未提供',
  since: '自',
  history: '歷史匯率',
  coming: '計畫中',
}
