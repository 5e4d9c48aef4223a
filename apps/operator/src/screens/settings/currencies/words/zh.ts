import type { CurrencyWords } from './en.ts'

export const zh: CurrencyWords = {
  title: '货币',
  text: '一切以基础货币收费，其他货币仅用于显示。新的决定会取消之前的计划。',
  add: '添加货币',
  change: '更改',
  code: '代码',
  symbol: '符号',
  rate: '汇率',
  rateHint: '一单位基础货币等于多少',
  from: '生效时间',
  fromHint: '留空则立即生效',
  offered: '顾客可以选择',
  save: '保存',
  saved: '顾客现在可以看到',
  base: '基础货币',
  rests: '未提供',
  since: '自',
  history: '历史汇率',
  coming: '计划中',
}
