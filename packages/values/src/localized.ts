import { defaultLanguage, type Language } from './languages.ts'

/** A row with one text field per language: `name_en`, `name_zh` … */
export type Localized<Field extends string> = Readonly<Partial<Record<`${Field}_${Language}`, string | null>>>

/** The field's text in the given language, or in English if it is missing. */
export function localized<Field extends string>(row: NoInfer<Localized<Field>>, field: Field, language: Language): string {
  return textIn(row, field, language) ?? textIn(row, field, defaultLanguage) ?? ''
}

/** The language of the text that `localized` returns. It is used for `lang` attributes and the note "shown in English". */
export function localizedLanguage<Field extends string>(row: NoInfer<Localized<Field>>, field: Field, language: Language): Language {
  return textIn(row, field, language) === undefined ? defaultLanguage : language
}

function textIn<Field extends string>(row: Localized<Field>, field: Field, language: Language): string | undefined {
  const text = row[`${field}_${language}`]
  return text?.trim() ? text : undefined
}
