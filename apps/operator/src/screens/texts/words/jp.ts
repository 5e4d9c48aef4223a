import type { TextsWords } from './en.ts'

export const jp: TextsWords = {
  title: '文言とメッセージ',
  text: '断るときの文言と通知の文言。足りないもの、英語だけ変わったものが先に並びます。',
  views: {
    all: 'すべて',
    missing: '不足',
    stale: '要更新',
    own: '変更済み',
  },
  search: '文言を探す',
  none: '該当するものはありません',
  noneText: '「すべて」を選ぶと全テキストが表示されます。',
  key: 'キー',
  about: {
    message: 'お断り',
    notice: '通知',
  },
  stale: '英語が変わりました',
  fits: 'このままでよい',
  filledIn: (names: string) => `差し込まれるもの：${names}`,
  empty: '空欄なら元の文言になります',
  save: '保存',
  saved: 'この文言になりました',
  take: '表を書き出す',
  bring: '表を取り込む',
  bringTitle: '表で変わるもの',
  nothingChanges: '今と同じです',
  unknown: (keys: string) => `不明のため除外：${keys}`,
  notTaken: (keys: string) => `取り込めなかったもの：${keys}`,
  noTable: '文言の表ではありません。key・en・zh・zhtw・es・jp・th の列が必要です',
  write: 'この文言にする',
}
