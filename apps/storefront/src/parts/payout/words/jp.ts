import type { PayoutWords } from './en.ts'

export const jp: PayoutWords = {
  paymentText: '出金の受取先です。変更にはコードが必要で、変更後24時間は出金できません。',
  paymentPaused: (when) => `${when}まで出金を休止しています。`,
  wallets: 'ウォレットアドレス',
  bank: '銀行口座',
  bankName: '銀行名',
  accountName: '口座名義',
  accountNumber: '口座番号',
  routingNumber: '銀行コード',
  now: (masked) => `現在：${masked}`,
  remove: '削除',
  removing: '保存すると削除されます',
  keepIt: '残す',
  walletWrong: 'ウォレットアドレスの形式ではありません',
  numberWrong: '英数字、空白、ハイフンだけが使えます',
  nothingTyped: 'まだ何も変更されていません',
  codeBy: 'コードの送信先',
  byEmail: 'メール',
  bySms: 'SMS',
  savePayment: '受取設定を保存',
  paymentSaved: '受取設定を変更しました',
}
