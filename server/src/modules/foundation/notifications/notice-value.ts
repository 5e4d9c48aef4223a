import type { Language } from '@plaza/values'

/** A value in a template's text: plain text, or a value that is formatted differently in each language. */
export type NoticeValue =
  | string
  | { money: string; symbol: string }
  | { time: string }
  | { day: string }
  | { words: Readonly<Partial<Record<Language, string>>> & { en: string } }
