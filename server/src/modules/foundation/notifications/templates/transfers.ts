import type { NotificationTemplate } from './template.ts'

/** Notifications of money transferred to a shop. */
export const transferTemplates = {
  transfer_held: {
    kind: 0,
    status: 0,
    words: {
      en: [
        '{amount} is on hold for {shop}',
        'You can take it back until {time}. A transfer is not a purchase and has no buyer protection. If this wasn’t you, take it back and change your password.',
      ],
      zh: ['{amount} 等待转给 {shop}', '{time} 之前您可以撤回。转账不是购物，不享有买家保障；如果不是您本人操作，请撤回并修改密码。'],
      zhtw: ['{amount} 等待轉給 {shop}', '{time} 之前您可以撤回。轉帳不是購物，不享有買家保障；如果不是您本人操作，請撤回並變更密碼。'],
      es: [
        '{amount} esperan para {shop}',
        'Puedes recuperarlos hasta el {time}. Una transferencia no es una compra y no tiene protección al comprador; si no fuiste tú, recupérala y cambia la contraseña.',
      ],
      jp: [
        '{shop}への送金{amount}を保留しています',
        '{time}まで取り戻せます。送金はお買い物ではなく、購入者保護はありません。お心当たりがない場合は、取り戻してパスワードを変更してください。',
      ],
      th: ['{amount} รอโอนให้ {shop}', 'คุณเรียกคืนได้ถึง {time} การโอนไม่ใช่การซื้อและไม่มีการคุ้มครองผู้ซื้อ หากไม่ใช่คุณ โปรดเรียกคืนและเปลี่ยนรหัสผ่าน'],
    },
  },
  transfer_made: {
    kind: 0,
    status: 1,
    words: {
      en: ['You sent {amount} to {shop}', 'Your transfer is complete. You’ll find it in your wallet’s transactions.'],
      zh: ['{amount} 已转给 {shop}', '您的转账已完成，可在钱包记录中查看。'],
      zhtw: ['{amount} 已轉給 {shop}', '您的轉帳已完成，可在錢包紀錄中查看。'],
      es: ['{amount} llegaron a {shop}', 'Tu transferencia está completa. Está en los registros de tu monedero.'],
      jp: ['{shop}に{amount}を送金しました', '送金が完了しました。ウォレットの履歴でご確認いただけます。'],
      th: ['โอน {amount} ให้ {shop} แล้ว', 'การโอนเสร็จสมบูรณ์ ดูได้ในประวัติกระเป๋าเงินของคุณ'],
    },
  },
  transfer_returned: {
    kind: 0,
    status: -1,
    words: {
      en: ['{amount} is back in your balance', 'Your transfer to {shop} was not made.'],
      zh: ['{amount} 已退回您的余额', '转给 {shop} 的转账没有进行。'],
      zhtw: ['{amount} 已退回您的餘額', '轉給 {shop} 的轉帳沒有進行。'],
      es: ['{amount} volvió a tu saldo', 'La transferencia a {shop} no se hizo.'],
      jp: ['{amount}は残高に戻りました', '{shop}への送金は行われませんでした。'],
      th: ['คืน {amount} เข้ายอดเงินของคุณแล้ว', 'การโอนให้ {shop} ไม่ได้ดำเนินการ'],
    },
  },
  transfer_received: {
    kind: 0,
    status: 1,
    words: {
      en: ['{shop} received {amount}', '{person} sent it. It is in your shop’s balance.'],
      zh: ['{shop} 收到 {amount}', '由 {person} 转入，已计入您店铺的余额。'],
      zhtw: ['{shop} 收到 {amount}', '由 {person} 轉入，已計入您商店的餘額。'],
      es: ['{shop} recibió {amount}', 'Los transfirió {person}. Están en el saldo de tu tienda.'],
      jp: ['{shop}に{amount}が届きました', '{person}さんからの送金です。ショップの残高に入りました。'],
      th: ['{shop} ได้รับ {amount}', '{person} โอนให้ อยู่ในยอดเงินของร้านคุณแล้ว'],
    },
  },
} as const satisfies Readonly<Record<string, NotificationTemplate>>
