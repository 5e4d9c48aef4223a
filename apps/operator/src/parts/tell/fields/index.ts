import { isLanguage, type Language, languageNames } from '@plaza/values'
import { momentOf, useReader } from '@plaza/web/reading'
import { useWords } from '../../../words/index.ts'
import type { FieldWords } from './en.ts'

/** Fallback for a field without a label: `some_thing` reads `Some thing`. */
const readable = (name: string): string => {
  const text = name.replaceAll(/[_.]/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Label of a field by its path: `texts.en.title` reads `Title (English)`, and the text of a language alone reads `English`. */
const fieldIn = ({ names }: FieldWords, path: string): string => {
  const parts = path.split('.')
  const lang = parts.find(isLanguage)
  const said = parts.filter((part) => part !== lang && part !== 'texts').join('.')
  if (said === '') return lang ? languageNames[lang] : readable(path)
  const label = (names as Readonly<Partial<Record<string, string>>>)[said.replace(/\.kind$/, '')] ?? readable(said)
  return lang ? `${label} (${languageNames[lang]})` : label
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** A stored value as people write it: a moment, yes or no, or a list. */
const valueIn = (words: FieldWords, value: unknown, lang: Language): string => {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string') return moment.test(value) ? momentOf(value, lang) : value
  if (Array.isArray(value)) return value.map((each) => valueIn(words, each, lang)).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Labels of stored fields, and their values, in the reader's language. */
export const useFieldWords = () => {
  const { lang } = useReader()
  const { fields: words } = useWords()
  return { fieldOf: (path: string) => fieldIn(words, path), valueOf: (value: unknown) => valueIn(words, value, lang) }
}
export type Fields = ReturnType<typeof useFieldWords>
