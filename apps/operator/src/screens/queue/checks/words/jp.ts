import type { CheckWords } from './en.ts'

export const jp: CheckWords = {
  title: '帳簿の照合',
  text: '帳簿が守るすべての規則。緑は一致、赤は差額つきで示します。',
  now: '今すぐ照合',
  failed: 'うまくいきませんでした。もう一度お試しください。',
  none: 'まだ照合していません。',
  agree: '帳簿は一致しています。',
  disagree: '帳簿が一致しません。理由が説明されるまで支払いは止まります。',
  holds: '守るべきこと',
  state: '状態',
  faulty: '不一致の件数',
  difference: '差額',
  green: '一致',
  red: '不一致',
  explained: '不一致（説明済み）',
  earlier: '以前',
  explain: '説明する',
  why: '支払いを続けてよい理由',
}
