import { type Language, htmlLanguages } from '@plaza/values'

/** The `lang` attribute for text in another language than the page; undefined if both languages are the same. */
export const langOf = (shown: Language, page: Language): string | undefined => (shown === page ? undefined : htmlLanguages[shown])
