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

/** Where a visitor is likely to be: the region of their browser's language, `en-GB`, one that they read first. */
export const guessCountry = (lang: Language, browsers: readonly string[]): string => {
  const ofReading = browsers.filter((tag) => languageOfTag(tag) === lang)
  return ofReading.map(regionOf).find(Boolean) ?? regionOf(htmlLanguages[lang]) ?? homes[lang]
}
