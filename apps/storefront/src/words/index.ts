import type { Language } from '@plaza/values'
import { en, type Words } from './en.ts'

export type { Words } from './en.ts'

/** One chunk a language. English is in the first load: most visits begin in it, and it stands in when another cannot be loaded. */
const loaders: Record<Exclude<Language, 'en'>, () => Promise<Words>> = {
  zh: async () => (await import('./zh.ts')).zh,
  es: async () => (await import('./es.ts')).es,
  jp: async () => (await import('./jp.ts')).jp,
  th: async () => (await import('./th.ts')).th,
  zhtw: async () => (await import('./zhtw.ts')).zhtw,
}

const loaded: Partial<Record<Language, Words>> = { en }

export const loadWords = async (language: Language): Promise<Words> =>
  (loaded[language] ??= language === 'en' ? en : await loaders[language]())

/** The words of a language that was loaded before. */
export const wordsOf = (language: Language): Words => loaded[language] ?? en
