import type { InvitationWords } from './en.ts'

export const zh: InvitationWords = {
  terms: (rate, most) =>
    `通过您的链接注册的人，每人首个完成的订单您可得 ${rate}%，每人最多 ${most}。退货期结束后发放，别无其他奖励：朋友再邀请的人不计入。`,
  invited: '已邀请人数',
  earned: '已获奖励',
  pending: '待发放',
  code: '邀请码',
  link: '您的链接',
  qr: '您的链接的二维码',
  copy: '复制链接',
  share: '分享',
  people: (n) => `${n} 人通过您的链接加入`,
  nobody: '还没有人加入，把链接发给朋友吧。',
  more: '显示更多',
  since: (day) => `${day} 加入`,
  noOrder: '还没有可计入的订单。',
  decidedOn: (day) => `如订单未退回，将于 ${day} 发放。`,
  states: { none: '已加入', pending: '待发放', credited: '已发放', void: '无奖励', taken_back: '已收回' },
  reasons: {
    refunded: '订单已取消或退款。',
    same_device: '对方的账户与您或您邀请的其他人用过同一台设备。',
    same_address: '对方的订单寄往您或您邀请的其他人的地址。',
    same_payout: '对方的收款账户与您相同。',
    account_gone: '当时您的账户已关闭。',
    too_small: '订单金额太小，不足一分钱奖励。',
  },
}
