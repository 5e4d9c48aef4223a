import type { LanguageWords } from './en.ts'

export const zh: LanguageWords = {
  title: '语言',
  text: '顾客可以选择的语言。英语始终可选。',
  change: '更改',
  name: '名称',
  offered: '顾客可以选择',
  rests: '未提供',
  save: '保存',
  saved: '顾客现在可以看到',
}
