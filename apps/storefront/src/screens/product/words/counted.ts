import { type Language, htmlLanguages } from '@plaza/values'
import { plural } from '@plaza/web/words'

/** The form that suits the count, with the count grouped as the language does: `2,317 ratings`. */
export const counted = (language: Language, count: number, forms: Parameters<typeof plural>[2]): string =>
  plural(language, count, forms).replace(String(count), new Intl.NumberFormat(htmlLanguages[language]).format(count))
