import type { HistoryWords } from './en.ts'

export const jp: HistoryWords = {
  title: '変更履歴',
  none: 'ここではまだ変更がありません',
  made: '作成',
  removed: '削除',
  bringBack: '前の状態に戻す',
  broughtBack: '前の状態に戻しました',
  nothing: 'なし',
  standardText: '標準の文言',
  promised: 'すでに受け取った人がいるため、約束した内容は元に戻せません',
  changedBy: (by, at) => `一覧を開いたあと、${by}さんが${at}に変更しました。元には戻していません。`,
  changed: '一覧を開いたあとに変更されました。元には戻していません。',
  now: '現在の内容：',
  gone: 'すでに削除されています。',
  readAnew: '最新の内容を読み込む',
}
