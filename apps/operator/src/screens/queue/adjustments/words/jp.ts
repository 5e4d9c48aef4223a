import type { AdjustmentWords } from './en.ts'

export const jp: AdjustmentWords = {
  title: '残高の調整',
  text: '残高は直接変更しません。一人が申請し、別の人が署名し、本人が理由を読みます。',
  ask: '申請する',
  none: '調整はまだありません',
  states: { signed_once: '署名 1/2', made: '実行済み', withdrawn: '取り下げ' },
  askedBy: ({ name, at }) => `${name} が申請、${at}`,
  signedBy: ({ name, at }) => `${name} が署名、${at}`,
  withdrawnBy: ({ name, at }) => `${name} が取り下げ（${at}）`,
  ownRequest: 'あなたが申請したものです。別の担当者の承認が必要です。',
  sign: '署名する',
  withdraw: '取り下げる',
  whose: '対象',
  accounts: { customer: '会員', shop: 'ショップ' },
  direction: '方向',
  directions: { credit: '受け取る', debit: '戻す' },
  number: '会員またはショップの番号',
  amount: '金額',
  reason: '理由（内部用）',
  forOwner: '本人が読む説明',
}
