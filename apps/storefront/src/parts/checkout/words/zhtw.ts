import type { OpenPaymentWords } from './en.ts'

export const zhtw: OpenPaymentWords = {
  label: '等待付款的訂單',
  waits: '有訂單等待付款',
  checking: '正在確認付款',
  left: (clock) => `剩餘 ${clock}`,
  pay: '付款',
  look: '查看',
  kept: '您的訂單內容已保留。錢包餘額足夠後即可繼續付款。',
  back: '返回付款',
}
