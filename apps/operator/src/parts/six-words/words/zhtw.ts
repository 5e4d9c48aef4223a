import type { SixWordsWords } from './en.ts'

export const zhtw: SixWordsWords = {
  language: '文字語言',
  missing: '缺少',
}
