import type { PolicyWords } from './en.ts'

export const jp: PolicyWords = {
  all: 'すべてのポリシー',
  names: {
    terms: '利用規約',
    return: '返品ポリシー',
    privacy: 'プライバシーポリシー',
    user: '会員規約',
    support: 'サポート',
    about_us: '私たちについて',
  },
  version: (version, since) => `第${version}版、${since}から有効`,
  past: (since) => `これは以前の版です。${since}から別の版が有効です。`,
  toNewest: '現在の版を読む',
  compare: '現在の版と比べる',
  differs: '現在の版との違い',
  noDifference: 'どちらの版も同じ内容です。',
  went: '削除：',
  came: '追加：',
  figures: '文章は当時のものですが、数値は現在の設定です。',
  changed: '変更点',
  contents: '目次',
  versions: '各版',
  document: 'Word文書',
  print: '印刷',
  ownData: '自分のデータとアカウント',
  notWritten: 'このページはまだ書かれていません。ご質問はカスタマーサービスへお寄せください。',
}
