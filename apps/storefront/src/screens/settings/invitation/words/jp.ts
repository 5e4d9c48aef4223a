import type { InvitationWords } from './en.ts'

export const jp: InvitationWords = {
  terms: (rate, most) =>
    `あなたのリンクから登録した方の、最初に完了したご注文の${rate}%（お一人につき最大${most}）をお受け取りいただけます。返品期間の終了後にお支払いし、それ以外の特典はありません。お友だちが招待した方は対象外です。`,
  invited: '招待した人数',
  earned: '獲得した特典',
  pending: '支払い予定',
  code: '招待コード',
  link: 'あなたのリンク',
  qr: 'あなたのリンクのQRコード',
  copy: 'リンクをコピー',
  share: '共有',
  people: (n) => `${n}人があなたのリンクから登録`,
  nobody: 'まだいません。リンクを友だちに送ってみてください。',
  more: 'もっと見る',
  since: (day) => `${day}に登録`,
  noOrder: '対象となるご注文はまだありません。',
  decidedOn: (day) => `返品がなければ${day}にお支払いします。`,
  states: { none: '登録済み', pending: '支払い待ち', credited: '支払い済み', void: '特典なし', taken_back: '取り消し' },
  reasons: {
    refunded: 'ご注文がキャンセルまたは返金されました。',
    same_device: 'このアカウントは、あなた、またはあなたが招待した別の方と同じ端末で使われました。',
    same_address: 'お届け先が、あなた、またはあなたが招待した別の方と同じです。',
    same_payout: '出金先があなたと同じです。',
    account_gone: 'その時点であなたのアカウントは閉じられていました。',
    too_small: 'ご注文の金額が小さく、特典が1セントに届きませんでした。',
  },
}
