import type { HistoryWords } from './en.ts'

export const jp: HistoryWords = {
  title: '変更履歴',
  none: 'ここではまだ変更がありません',
  made: '作成',
  removed: '削除',
  bringBack: '前の状態に戻す',
  broughtBack: '前の状態に戻しました',
  nothing: 'なし',
  promised: 'すでに受け取った人がいるため、約束した内容は元に戻せません',
}
