import { longestWords } from '@plaza/contract'
import { type Language, languages } from '@plaza/values'
import { type KnownText, namesIn } from './known-texts.ts'

/** Texts changed by the owner. `of` is the English text that each one translates. */
type OwnTexts = Partial<Record<Language, { text: string; of: string }>>
type Typed = Readonly<Partial<Record<Language, string | undefined>>>

/** The text in use: the owner's version if there is one, otherwise the default text. */
export const currentText = ({ standard }: KnownText, own: OwnTexts | null, lang: Language): string => own?.[lang]?.text ?? standard[lang]

/** Languages whose text was translated from an earlier English text. */
export const staleIn = (known: KnownText, own: OwnTexts | null): Language[] => {
  const english = currentText(known, own, 'en')
  return languages.filter((lang) => lang !== 'en' && (own?.[lang]?.of ?? known.standard.en) !== english)
}

/** Validates typed texts and returns the texts to store. A text must contain exactly the placeholders of the default text. */
export const planWords = (
  known: KnownText,
  before: OwnTexts | null,
  { typed, checked }: { typed: Typed; checked: readonly Language[] },
): { texts: OwnTexts } | { faults: Record<string, string> } => {
  const faults = Object.fromEntries(
    languages.flatMap((lang) => {
      const text = typed[lang]
      if (text === undefined) return []
      if (text.length > longestWords) return [[`text_${lang}`, 'too_long']]
      return namesIn(text).join() === namesIn(known.standard.en).join() ? [] : [[`text_${lang}`, 'malformed']]
    }),
  )
  if (Object.keys(faults).length > 0) return { faults }
  const english = typed.en ?? known.standard.en
  const texts: OwnTexts = {}
  for (const lang of languages) {
    const text = typed[lang]
    const was = before?.[lang]
    const isSame = text === currentText(known, before, lang) && !checked.includes(lang)
    if (lang === 'en' ? english !== known.standard.en : text !== undefined && !isSame) texts[lang] = { text: text ?? english, of: english }
    else if (lang !== 'en' && isSame && was) texts[lang] = was
  }
  return { texts }
}
