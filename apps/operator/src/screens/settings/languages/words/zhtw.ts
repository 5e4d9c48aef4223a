import type { LanguageWords } from './en.ts'

export const zhtw: LanguageWords = {
  title: '語言',
  text: '顧客可以選擇的語言。英語始終可選。',
  change: '變更',
  name: '名稱',
  offered: '顧客可以選擇',
  rests: '未提供',
  save: '儲存',
  saved: '顧客現在可以看到',
}
