import type { AdjustmentWords } from './en.ts'

export const zh: AdjustmentWords = {
  title: '余额调整',
  text: '余额从不直接修改：一人申请，另一人签署，所有者可见原因。',
  ask: '申请调整',
  none: '尚无调整',
  states: { signed_once: '已签 1/2', made: '已完成', withdrawn: '已撤回' },
  askedBy: ({ name, at }) => `${name} 申请于 ${at}`,
  signedBy: ({ name, at }) => `${name} 签署于 ${at}`,
  withdrawnBy: ({ name, at }) => `由 ${name} 于 ${at} 撤回`,
  ownRequest: '这是您提出的申请，须由另一人批准。',
  sign: '签署',
  withdraw: '撤回',
  whose: '对象',
  accounts: { customer: '顾客', shop: '店铺' },
  direction: '方向',
  directions: { credit: '收入', debit: '退回' },
  number: '顾客或店铺编号',
  amount: '金额',
  reason: '原因（内部）',
  forOwner: '所有者看到的说明',
}
