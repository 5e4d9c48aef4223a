import { type Language, htmlLanguages, languageOfTag } from '@plaza/values'

/** Where most who read a language are, for readers whose browser does not say. */
const homes: Record<Language, string> = { zh: 'CN', en: 'US', es: 'ES', jp: 'JP', th: 'TH', zhtw: 'TW' }

const regionOf = (tag: string): string | undefined => {
  try {
    return /^[A-Z]{2}$/.exec(new Intl.Locale(tag).region ?? '')?.[0]
  } catch {
    return undefined
  }
}

/** The visitor's likely country: the region of the first browser language tag in the language shown, such as `en-GB`. */
export const guessCountry = (lang: Language, browsers: readonly string[]): string => {
  const ofReading = browsers.filter((tag) => languageOfTag(tag) === lang)
  return ofReading.map(regionOf).find(Boolean) ?? regionOf(htmlLanguages[lang]) ?? homes[lang]
}
