import { type Language, htmlLanguages } from '@plaza/values'

type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>
const rules: Partial<Record<Language, Intl.PluralRules>> = {}

/** The plural form for a count in the given language; `#` is replaced by the count. */
export const plural = (language: Language, count: number, forms: Forms): string => {
  const rule = (rules[language] ??= new Intl.PluralRules(htmlLanguages[language])).select(count)
  return (forms[rule] ?? forms.other).replace('#', String(count))
}
