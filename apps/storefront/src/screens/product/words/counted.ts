import { type Language, htmlLanguages } from '@plaza/values'
import { plural } from '@plaza/web/words'

/** Plural form for the count, with digits grouped for the language: `2,317 ratings`. */
export const counted = (language: Language, count: number, forms: Parameters<typeof plural>[2]): string =>
  plural(language, count, forms).replace(String(count), new Intl.NumberFormat(htmlLanguages[language]).format(count))
