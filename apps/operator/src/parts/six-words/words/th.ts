import type { SixWordsWords } from './en.ts'

export const th: SixWordsWords = {
  language: 'ภาษาของข้อความ',
  missing: 'ยังไม่มี',
}
