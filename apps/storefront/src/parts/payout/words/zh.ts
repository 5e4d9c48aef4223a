import type { PayoutWords } from './en.ts'

export const zh: PayoutWords = {
  paymentText: '提现将打入以下账户。修改需要验证码，修改后 24 小时内暂停提现。',
  paymentPaused: (when) => `提现暂停至${when}。`,
  wallets: '钱包地址',
  bank: '银行账户',
  bankName: '银行名称',
  accountName: '户名',
  accountNumber: '账号',
  routingNumber: '银行代码',
  now: (masked) => `当前：${masked}`,
  remove: '移除',
  removing: '保存后将移除',
  keepIt: '保留',
  walletWrong: '这不是有效的钱包地址',
  numberWrong: '只能包含字母、数字、空格和短横线',
  nothingTyped: '还没有任何修改',
  codeBy: '验证码发送方式',
  byEmail: '邮箱',
  bySms: '短信',
  savePayment: '保存收款设置',
  paymentSaved: '收款设置已更新',
}
