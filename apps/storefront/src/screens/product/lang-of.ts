import { type Language, htmlLanguages } from '@plaza/values'

/** The `lang` of words that stand in another language than the page. */
export const langOf = (shown: Language, page: Language): string | undefined => (shown === page ? undefined : htmlLanguages[shown])
