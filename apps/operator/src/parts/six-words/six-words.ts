import { type Language, languages } from '@plaza/values'

export type WordsField = {
  /** Field name without the language suffix: `title` for `title_en`. */
  name: string
  label: string
  most: number
  /** The field is a multi-line text area. */
  long?: boolean
}
type Known = Readonly<Record<string, unknown>>

/** Initial values of the form fields: the saved text, or an empty string. */
export const wordsStart = (names: readonly string[], known: Known | null): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) =>
      languages.map((lang) => {
        const text = known?.[`${name}_${lang}`]
        return [`${name}_${lang}`, typeof text === 'string' ? text : '']
      }),
    ),
  )

/** Whether a language lacks a text that exists in English. */
export const isMissingIn = (lang: Language, fields: readonly WordsField[], values: Readonly<Record<string, string>>): boolean =>
  fields.some(({ name }) => (lang === 'en' || (values[`${name}_en`] ?? '') !== '') && (values[`${name}_${lang}`] ?? '').trim() === '')

/** The first language with a validation error. */
export const wrongIn = (fields: readonly WordsField[], errors: Readonly<Partial<Record<string, string>>>): Language | undefined =>
  languages.find((lang) => fields.some(({ name }) => errors[`${name}_${lang}`] !== undefined))
