import type { Language } from '@plaza/values'

/** A value in a template's text: plain text, or a value that each language formats in its own way. */
export type NoticeValue =
  | string
  | { money: string; symbol: string }
  | { time: string }
  | { day: string }
  | { words: Readonly<Partial<Record<Language, string>>> & { en: string } }
