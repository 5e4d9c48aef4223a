import { htmlLanguages, type Language } from '@plaza/values'
import { countryCodes } from './place-data.ts'

const speakers = new Map<Language, Intl.DisplayNames>()
const speakerOf = (lang: Language): Intl.DisplayNames => {
  const speaker = speakers.get(lang) ?? new Intl.DisplayNames(htmlLanguages[lang], { type: 'region', fallback: 'code' })
  speakers.set(lang, speaker)
  return speaker
}

export const isCountry = (code: string): boolean => countryCodes().has(code)
export const countryName = (code: string, lang: Language): string => speakerOf(lang).of(code) ?? code

type Country = { code: string; name: string }
const lists = new Map<Language, readonly Country[]>()

/** All countries, named and sorted in the given language. */
export const countriesIn = (lang: Language): readonly Country[] => {
  const known = lists.get(lang)
  if (known) return known
  const collator = new Intl.Collator(htmlLanguages[lang])
  const made = [...countryCodes()]
    .map((code) => ({ code, name: countryName(code, lang) }))
    .toSorted((a, b) => collator.compare(a.name, b.name))
  lists.set(lang, made)
  return made
}
