import type { Language } from '@plaza/values'

/** What stands in a template's words: a text as it is, or something that each language writes in its own way. */
export type NoticeValue =
  | string
  | { money: string; symbol: string }
  | { time: string }
  | { day: string }
  | { words: Readonly<Partial<Record<Language, string>>> & { en: string } }
