import type { CheckWords } from './en.ts'

export const zhtw: CheckWords = {
  title: '帳目核對',
  text: '帳目遵守的每條規則，綠色為一致，紅色附差額。',
  now: '立即核對',
  failed: '操作未成功，請重試。',
  none: '尚未核對過。',
  agree: '帳目一致。',
  disagree: '帳目不一致：在有人說明原因之前，付款暫停。',
  holds: '必須成立',
  state: '狀態',
  faulty: '有誤的記錄數',
  difference: '差額',
  green: '一致',
  red: '不一致',
  explained: '不一致，已說明',
  earlier: '更早',
  explain: '說明',
  why: '付款可以繼續的原因',
}
