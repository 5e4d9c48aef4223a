import type { AdjustmentWords } from './en.ts'

export const zhtw: AdjustmentWords = {
  title: '餘額調整',
  text: '餘額從不直接修改：一人申請，另一人簽署，所有者可見原因。',
  ask: '申請調整',
  none: '尚無調整',
  states: { signed_once: '已簽 1/2', made: '已完成', withdrawn: '已撤回' },
  askedBy: ({ name, at }) => `${name} 申請於 ${at}`,
  signedBy: ({ name, at }) => `${name} 簽署於 ${at}`,
  withdrawnBy: ({ name, at }) => `由 ${name} 於 ${at} 撤回`,
  ownRequest: '這是您提出的申請，須由另一人核准。',
  sign: '簽署',
  withdraw: '撤回',
  whose: '對象',
  accounts: { customer: '顧客', shop: '店鋪' },
  direction: '方向',
  directions: { credit: '收入', debit: '退回' },
  number: '顧客或店鋪編號',
  amount: '金額',
  reason: '原因（內部）',
  forOwner: '所有者看到的說明',
}
