import type { StaffWords } from './en.ts'

export const zhtw: StaffWords = {
  title: '員工',
  text: '每人以自己的密碼和第二道驗證登入，只能做其角色允許的事。',
  invite: '邀請成員',
  states: { active: '在職', disabled: '已停用' },
  since: (day) => `自 ${day} 起`,
  roleOf: (name) => `${name} 的角色`,
  notOneself: '您的角色由其他負責人更改。',
  sendAway: '停用',
  takeBack: '恢復',
  role: '角色',
  send: '傳送邀請',
  sent: (email) => `邀請已寄往 ${email}`,
  may: {
    owner: '全部事項，但不能獨自決定資金事項',
    finance: '儲值、提領、帳目與錢包',
    risk: '檢視資金、第二簽署、停用帳號',
    catalogue: '店鋪、商品、入庫、分類與內容',
    support: '訂單、退款、檢舉與對話',
    auditor: '檢視一切，不作更改',
  },
}
