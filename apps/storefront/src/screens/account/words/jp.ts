import type { ProfileWords } from './en.ts'

export const jp: ProfileWords = {
  title: 'マイページ',
  greetings: {
    morning: (name) => `おはようございます、${name}さん`,
    day: (name) => `こんにちは、${name}さん`,
    evening: (name) => `こんばんは、${name}さん`,
  },
  since: (month) => `${month}からご利用`,
  verified: 'メール確認済み',
  orders: 'ご注文',
  orderWays: { unpaid: '支払い待ち', to_ship: '発送待ち', shipped: '配送中', to_review: '評価待ち', refunds: '返金' },
  seller: {
    none: { title: '自分のショップを開く', text: 'ショップ名と本人確認書類で申請できます。', action: '出店する' },
    applying: { title: 'ショップを審査しています', text: '結果が出しだいお知らせします。', action: '申請内容を見る' },
    approved: { title: 'ショップは営業中です', text: '商品・受注・返金は管理画面で扱えます。', action: '管理画面へ' },
    need_more: {
      title: '追加のご確認をお願いします',
      text: '印のついた項目だけ直して、もう一度送信してください。',
      action: '確認して直す',
    },
    rejected: { title: '申請は承認されませんでした', text: '足りない点を直して、もう一度送信できます。', action: '直して再送信' },
    suspended: { title: 'ショップは停止中です', text: '必要な手続きについてお問い合わせください。', action: 'お問い合わせ' },
  },
  reason: '理由：',
  closing: (day) => `このアカウントは${day}に閉鎖されます。`,
  keep: 'アカウントを残す',
  kept: 'アカウントを残しました',
  latest: '新着のお知らせ',
  shortcuts: 'よく使う項目',
  notices: 'お知らせ',
  addresses: 'お届け先',
  devices: 'ログイン中の端末',
  display: '言語・通貨・表示',
  visitorTitle: 'ログインまたはアカウント作成',
  visitorText: '注文、ウォレット、お届け先、お知らせをまとめて。',
  help: 'ヘルプと規約',
}
