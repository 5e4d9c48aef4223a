import type { OpenPaymentWords } from './en.ts'

export const jp: OpenPaymentWords = {
  label: 'お支払い待ちのご注文',
  waits: 'お支払い待ちのご注文があります',
  checking: 'お支払いを確認しています',
  left: (clock) => `残り ${clock}`,
  pay: '支払う',
  look: '見る',
  kept: 'ご購入の内容はそのまま残っています。ウォレットの残高が足りたら、お支払いにお戻りください。',
  back: 'お支払いに戻る',
}
