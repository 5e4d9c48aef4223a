import type { WrittenWords } from './en.ts'

export const jp: WrittenWords = {
  change: '変更',
  save: '保存',
  saved: '保存しました',
  publish: '公開',
  unpublish: '下書きに戻す',
  saveFirst: '先に変更を保存してください',
  published: '期間中、買い物客に表示されます',
  unpublished: '下書きに戻しました',
  remove: '削除',
  removed: '削除しました。下の変更履歴から戻せます',
  missing: (n) => `${n}言語が未記入`,
  from: '表示開始',
  to: '表示終了',
  fromHint: '空欄なら公開後すぐ',
  toHint: '空欄なら取り下げるまで',
  states: {
    draft: '下書き',
    planned: '予定',
    running: '表示中',
    ended: '終了',
  },
}
