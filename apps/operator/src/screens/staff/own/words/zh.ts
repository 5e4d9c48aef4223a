import type { OwnWords } from './en.ts'

export const zh: OwnWords = {
  title: '您的登录方式',
  password: '密码',
  passwordText: '更改密码后，您的其他会话都会结束；验证器保持不变。',
  present: '当前密码',
  change: '更改密码',
  changed: '密码已更改，其他会话均已结束',
  codeWrong: '验证码不正确，请等待下一个。',
  codes: '恢复码',
  codesText: '没有验证器时，每个恢复码可登录一次。生成十个新码后，旧码全部作废。',
  renew: '获取十个新恢复码',
  renewed: '从现在起只有新恢复码有效',
  none: '恢复码已用完。',
  left: (n) => `还剩 ${n} 个恢复码。`,
  few: (n) => `只剩 ${n} 个恢复码。`,
}
