import type { SixWordsWords } from './en.ts'

export const zh: SixWordsWords = {
  language: '文本语言',
  missing: '缺失',
}
