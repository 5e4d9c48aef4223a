import type { OpenPaymentWords } from './en.ts'

export const zh: OpenPaymentWords = {
  label: '等待支付的订单',
  waits: '有订单等待支付',
  checking: '正在确认付款',
  left: (clock) => `剩余 ${clock}`,
  pay: '支付',
  look: '查看',
  kept: '您的订单内容已保留。钱包余额充足后即可继续支付。',
  back: '返回支付',
}
