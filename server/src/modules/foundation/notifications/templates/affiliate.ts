import type { NotificationTemplate } from './template.ts'

/** Notifications of the reward for inviting a customer. */
export const affiliateTemplates = {
  reward_credited: {
    kind: 0,
    status: 1,
    words: {
      en: ['{amount} for inviting {name}', 'Their first order is complete. Your reward is in your wallet.'],
      zh: ['邀请 {name} 获得 {amount}', '对方的首个订单已完成，奖励已存入您的钱包。'],
      zhtw: ['邀請 {name} 獲得 {amount}', '對方的首筆訂單已完成，獎勵已存入您的錢包。'],
      es: ['{amount} por invitar a {name}', 'Su primer pedido está completo. La recompensa está en tu monedero.'],
      jp: ['{name}さんの招待で{amount}', '最初のご注文が完了しました。特典はウォレットに入っています。'],
      th: ['{amount} จากการเชิญ {name}', 'คำสั่งซื้อแรกของเขาเสร็จสมบูรณ์แล้ว รางวัลอยู่ในกระเป๋าเงินของคุณ'],
    },
  },
  reward_void: {
    kind: 0,
    status: -1,
    words: {
      en: ['No reward for inviting {name}', 'You’ll find the reason next to their name in your invitations.'],
      zh: ['邀请 {name} 没有奖励', '原因见“已邀请的人”中对方名字旁。'],
      zhtw: ['邀請 {name} 沒有獎勵', '原因見「已邀請的人」中對方名字旁。'],
      es: ['No hay recompensa por invitar a {name}', 'El motivo está junto a su nombre, entre las personas que invitaste.'],
      jp: ['{name}さんの招待に特典はありません', '理由は招待した方の一覧で、お名前の横に表示されています。'],
      th: ['ไม่มีรางวัลจากการเชิญ {name}', 'เหตุผลอยู่ข้างชื่อในรายการคนที่คุณเชิญ'],
    },
  },
  reward_taken_back: {
    kind: 0,
    status: -1,
    words: {
      en: ['{amount} of your reward was taken back', 'The order that earned it was refunded.'],
      zh: ['奖励中的 {amount} 已收回', '带来该奖励的订单已退款。'],
      zhtw: ['獎勵中的 {amount} 已收回', '帶來該獎勵的訂單已退款。'],
      es: ['Se devolvieron {amount} de una recompensa', 'El pedido que la generó se reembolsó.'],
      jp: ['特典のうち{amount}が取り消されました', '特典のもとになったご注文が返金されたためです。'],
      th: ['รางวัล {amount} ถูกเรียกคืน', 'คำสั่งซื้อที่ทำให้ได้รางวัลได้รับการคืนเงินแล้ว'],
    },
  },
} as const satisfies Readonly<Record<string, NotificationTemplate>>
