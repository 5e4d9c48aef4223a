import type { StaffWords } from './en.ts'

export const zhtw: StaffWords = {
  title: '員工',
  text: '每人用自己的電子郵件和密碼登入，只看到其角色所需的內容。',
  invite: '邀請員工',
  none: '除了您，商店還沒有其他員工。',
  states: { invited: '已邀請', active: '在職', disabled: '已停用' },
  since: (day) => `自 ${day}`,
  until: (day) => `有效至 ${day}`,
  roleOf: (name) => `${name} 的角色`,
  again: '重新寄送',
  takeBack: '恢復',
  callOff: '取消邀請',
  sendAway: '停用',
  ask: {
    callOff: {
      title: '取消此邀請？',
      text: '郵件中的連結將失效。您可以再次邀請。',
      keep: '保留邀請',
    },
    sendAway: {
      title: '停用此成員？',
      text: '對方將立即失去商店存取權限。您可以在此恢復。',
      keep: '保留權限',
    },
  },
  sent: (email) => `邀請已寄至 ${email}`,
  isHere: '此人已是員工，或這是您自己的電子郵件',
  role: '角色',
  send: '寄出邀請',
  may: {
    catalogue: '商品、庫存和優惠券；查看評價',
    orders: '訂單、退款、出貨單和評價',
    finance: '查看資金、月結單和訂單；不能提領',
    support: '查看訂單和退款，回覆評價和聊天',
  },
}
