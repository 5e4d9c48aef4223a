import type { CheckWords } from './en.ts'

export const zh: CheckWords = {
  title: '账目核对',
  text: '账目遵守的每条规则，绿色为一致，红色附差额。',
  now: '立即核对',
  failed: '操作未成功，请重试。',
  none: '尚未核对过。',
  agree: '账目一致。',
  disagree: '账目不一致：在有人说明原因之前，付款暂停。',
  holds: '必须成立',
  state: '状态',
  faulty: '有误的记录数',
  difference: '差额',
  green: '一致',
  red: '不一致',
  explained: '不一致，已说明',
  earlier: '更早',
  explain: '说明',
  why: '付款可以继续的原因',
}
