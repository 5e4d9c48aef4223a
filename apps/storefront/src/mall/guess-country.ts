import { type Language, htmlLanguages, languageOfTag } from '@plaza/values'

/** Country where most readers of a language live, used if the browser names no region. */
const homes: Record<Language, string> = { zh: 'CN', en: 'US', es: 'ES', jp: 'JP', th: 'TH', zhtw: 'TW' }

const regionOf = (tag: string): string | undefined => {
  try {
    return /^[A-Z]{2}$/.exec(new Intl.Locale(tag).region ?? '')?.[0]
  } catch {
    return undefined
  }
}

/** The visitor's likely country: the region of the first browser language in the displayed language, such as `GB` in `en-GB`. */
export const guessCountry = (lang: Language, browsers: readonly string[]): string => {
  const ofReading = browsers.filter((tag) => languageOfTag(tag) === lang)
  return ofReading.map(regionOf).find(Boolean) ?? regionOf(htmlLanguages[lang]) ?? homes[lang]
}
