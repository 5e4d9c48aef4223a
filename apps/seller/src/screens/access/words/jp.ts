import type { StaffWords } from './en.ts'

export const jp: StaffWords = {
  title: 'スタッフ',
  text: 'それぞれ自分のメールとパスワードでログインし、役割に必要なものだけを見ます。',
  invite: '招待する',
  none: 'あなた以外にスタッフはまだいません。',
  states: { invited: '招待中', active: '在籍', disabled: '停止' },
  since: (day) => `${day} から`,
  until: (day) => `${day} まで有効`,
  roleOf: (name) => `${name} の役割`,
  again: '再送信',
  takeBack: '再開する',
  callOff: '招待を取り消す',
  sendAway: '停止する',
  ask: {
    callOff: {
      title: 'この招待を取り消しますか？',
      text: 'メールのリンクは使えなくなります。あとで再び招待できます。',
      keep: '招待を残す',
    },
    sendAway: {
      title: 'このスタッフを停止しますか？',
      text: 'すぐにショップを操作できなくなります。ここで再開できます。',
      keep: 'そのままにする',
    },
  },
  sent: (email) => `${email} に招待を送信しました`,
  isHere: 'すでにスタッフか、ご自身のアドレスです',
  role: '役割',
  send: '招待を送信',
  may: {
    catalogue: '商品・在庫・クーポン、レビューの閲覧',
    orders: '注文・返金・納品書・レビュー',
    finance: '入出金・明細書・注文の閲覧。出金はできません',
    support: '注文と返金の閲覧、レビューとチャットへの返信',
  },
}
