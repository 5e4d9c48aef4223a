import type { InvitationWords } from './en.ts'

export const zhtw: InvitationWords = {
  terms: (rate, most) =>
    `透過您的連結註冊的人，每人首筆完成的訂單您可得 ${rate}%，每人最多 ${most}。退貨期結束後發放，別無其他獎勵：朋友再邀請的人不計入。`,
  invited: '已邀請人數',
  earned: '已獲得獎勵',
  pending: '待發放',
  code: '邀請碼',
  link: '您的連結',
  qr: '您的連結的 QR 碼',
  copy: '複製連結',
  share: '分享',
  people: (n) => `${n} 人透過您的連結加入`,
  nobody: '還沒有人加入，把連結傳給朋友吧。',
  more: '顯示更多',
  since: (day) => `${day} 加入`,
  noOrder: '還沒有可計入的訂單。',
  decidedOn: (day) => `如訂單未退回，將於 ${day} 發放。`,
  states: { none: '已加入', pending: '待發放', credited: '已發放', void: '無獎勵', taken_back: '已收回' },
  reasons: {
    refunded: '訂單已取消或退款。',
    same_device: '對方的帳戶與您或您邀請的其他人用過同一台裝置。',
    same_address: '對方的訂單寄往您或您邀請的其他人的地址。',
    same_payout: '對方的收款帳戶與您相同。',
    account_gone: '當時您的帳戶已關閉。',
    too_small: '訂單金額太小，不足一分錢獎勵。',
  },
}
