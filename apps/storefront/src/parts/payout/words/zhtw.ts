import type { PayoutWords } from './en.ts'

export const zhtw: PayoutWords = {
  paymentText: '提領的款項會匯到這裡。變更需要驗證碼，變更後 24 小時內暫停提領。',
  paymentPaused: (when) => `提領暫停至${when}。`,
  wallets: '錢包地址',
  bank: '銀行帳戶',
  bankName: '銀行名稱',
  accountName: '戶名',
  accountNumber: '帳號',
  routingNumber: '銀行代碼',
  now: (masked) => `目前：${masked}`,
  remove: '移除',
  removing: '儲存後移除',
  keepIt: '保留',
  walletWrong: '這不是有效的錢包地址',
  numberWrong: '只能包含字母、數字、空格和短橫線',
  nothingTyped: '還沒有任何變更',
  codeBy: '驗證碼傳送方式',
  byEmail: '電子郵件',
  bySms: '簡訊',
  savePayment: '儲存收款設定',
  paymentSaved: '收款設定已更新',
}
