import type { StaffWords } from './en.ts'

export const zh: StaffWords = {
  title: '员工',
  text: '每人以自己的密码和第二重验证登录，只能做其角色允许的事。',
  invite: '邀请成员',
  states: { active: '在职', disabled: '已停用' },
  since: (day) => `自 ${day} 起`,
  roleOf: (name) => `${name} 的角色`,
  notOneself: '您的角色由其他负责人更改。',
  sendAway: '停用',
  takeBack: '恢复',
  role: '角色',
  send: '发送邀请',
  sent: (email) => `邀请已发往 ${email}`,
  may: {
    owner: '全部事项，但不能独自决定资金事项',
    finance: '充值、提现、账目与钱包',
    risk: '查看资金、第二签署、停用账号',
    catalogue: '店铺、商品、入库、分类与内容',
    support: '订单、退款、举报与会话',
    auditor: '查看一切，不作更改',
  },
}
