import type { SupportWords } from './en.ts'

export const jp: SupportWords = {
  search: '回答を検索',
  found: '見つかった内容',
  noneFound: '該当する内容がありません。下からお問い合わせください。',
  ways: 'お問い合わせ',
  chat: '今すぐチャット',
  write: 'お問い合わせを書く',
  elsewhere: '外部のお客様窓口',
  leaves: (host) => `モールの外の${host}に移動します。パスワードや確認コードは決して伝えないでください。`,
  widget: 'カスタマーサービスのチャット',
  kept: 'お約束と実績',
  keptText: '直近28日間に期限内に完了した割合です。',
  span: (promised, standard) => `お約束は${promised}以内、通常は${standard}`,
  kinds: {
    '100': '出店の審査',
    '200': '商品の審査',
    '300': '入庫',
    '400': '出金',
    '500': 'チャージ',
    refund: '返金',
    report: '通報',
    talk: 'チャットの通報',
    data: '個人データの請求',
    ticket: 'お問い合わせへの回答',
  },
}
