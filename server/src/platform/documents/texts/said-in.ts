import type { Language } from '@plaza/values'

/** The operator's replacement of a default text, and the English default that it replaces. */
export type OwnText = { text: string; of: string }
export type OwnTexts = Partial<Record<Language, OwnText>>
/** The operator's replacement texts, by text key. */
export type CurrentTexts = ReadonlyMap<string, OwnTexts>

/** No replacement texts: all texts stay at their defaults. */
export const asTheyCame: CurrentTexts = new Map()

export const saidIn = (words: CurrentTexts, key: string, lang: Language, asItCame: string): string =>
  words.get(key)?.[lang]?.text ?? asItCame
