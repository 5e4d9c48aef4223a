import type { Language } from '@plaza/values'

/** An app's words, one chunk a language. English comes with the app: most visits begin in it, and it stands in where another cannot be had. */
export const createWords = <W>(en: W, loaders: Record<Exclude<Language, 'en'>, () => Promise<W>>) => {
  const loaded: Partial<Record<Language, W>> = { en }
  return {
    load: async (language: Language): Promise<W> => (loaded[language] ??= language === 'en' ? en : await loaders[language]()),
    /** The words of a language that was loaded before. */
    of: (language: Language): W => loaded[language] ?? en,
  }
}
