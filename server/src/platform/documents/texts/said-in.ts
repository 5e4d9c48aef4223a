import type { Language } from '@plaza/values'

/** A text of the operator in place of the default, and the English default that it was written for. */
export type OwnText = { text: string; of: string }
export type OwnTexts = Partial<Record<Language, OwnText>>
/** The same, by the key of a text. */
export type StandingWords = ReadonlyMap<string, OwnTexts>

/** No text overrides: all texts stay as delivered. */
export const asTheyCame: StandingWords = new Map()

export const saidIn = (words: StandingWords, key: string, lang: Language, asItCame: string): string =>
  words.get(key)?.[lang]?.text ?? asItCame
