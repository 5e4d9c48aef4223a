import type { Language } from '@plaza/values'

/**
 * An app's texts, one chunk per language. English is in the app's first script: most visits start in English, and English is the fallback if another
 * language fails to load.
 */
export const createWords = <W>(en: W, loaders: Record<Exclude<Language, 'en'>, () => Promise<W>>) => {
  const loaded: Partial<Record<Language, W>> = { en }
  return {
    load: async (language: Language): Promise<W> => (loaded[language] ??= language === 'en' ? en : await loaders[language]()),
    /** The texts of a loaded language, else the English ones. */
    of: (language: Language): W => loaded[language] ?? en,
  }
}
