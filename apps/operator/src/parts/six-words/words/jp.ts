import type { SixWordsWords } from './en.ts'

export const jp: SixWordsWords = {
  language: '文章の言語',
  missing: '未記入',
}
