import type { StaffWords } from './en.ts'

export const zh: StaffWords = {
  title: '员工',
  text: '每人用自己的邮箱和密码登录，只看到其角色所需的内容。',
  invite: '邀请员工',
  none: '除了您，店铺还没有其他员工。',
  states: { invited: '已邀请', active: '在职', disabled: '已停用' },
  since: (day) => `自 ${day}`,
  until: (day) => `有效至 ${day}`,
  roleOf: (name) => `${name} 的角色`,
  again: '重新发送',
  takeBack: '恢复',
  callOff: '取消邀请',
  sendAway: '停用',
  ask: {
    callOff: {
      title: '取消此邀请？',
      text: '邮件中的链接将失效。您可以再次邀请。',
      keep: '保留邀请',
    },
    sendAway: {
      title: '停用此成员？',
      text: '对方将立即失去店铺访问权限。您可以在此恢复。',
      keep: '保留权限',
    },
  },
  sent: (email) => `邀请已发送至 ${email}`,
  isHere: '此人已是员工，或这是您自己的邮箱',
  role: '角色',
  send: '发送邀请',
  may: {
    catalogue: '商品、库存和优惠券；查看评价',
    orders: '订单、退款、配货单和评价',
    finance: '查看资金、月结单和订单；不能提现',
    support: '查看订单和退款，回复评价和聊天',
  },
}
