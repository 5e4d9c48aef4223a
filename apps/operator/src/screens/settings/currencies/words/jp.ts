import type { CurrencyWords } from './en.ts'

export const jp: CurrencyWords = {
  title: '通貨',
  text: '請求はすべて基準通貨で行われ、ほかの通貨は表示用です。新しい決定は以前の予定を取り消します。',
  add: '通貨を追加',
  change: '変更',
  code: 'コード',
  symbol: '記号',
  rate: 'レート',
  rateHint: '基準通貨1単位あたりの額',
  from: '適用開始',
  fromHint: '空欄ならすぐに適用',
  offered: '買い物客が選べる',
  save: '保存',
  saved: '買い物客に反映されました',
  base: '基準通貨',
  rests: '停止中',
  since: '適用',
  history: 'これまでのレート',
  coming: '予定',
}
