import { createWords } from '@plaza/web/words'
import { useReader } from '@plaza/web/reading'
import { en, type Words } from './en.ts'

export type { Words } from './en.ts'

const words = createWords<Words>(en, {
  zh: async () => (await import('./zh.ts')).zh,
  es: async () => (await import('./es.ts')).es,
  jp: async () => (await import('./jp.ts')).jp,
  th: async () => (await import('./th.ts')).th,
  zhtw: async () => (await import('./zhtw.ts')).zhtw,
})

export const loadWords = words.load
export const wordsOf = words.of
/** Texts that all screens share. */
export const useWords = (): Words => useReader<Words>().words
