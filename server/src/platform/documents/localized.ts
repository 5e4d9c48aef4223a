import { languages, type Language } from '@plaza/values'

type Fields<N extends string> = { [L in Language as `${N}_${L}`]?: string }

/** `{"en": "Teapot", …}` as the wire's `name_en`, `name_zh` …; missing languages are left out. */
export const localizedOut = <const N extends string>(name: N, words: Readonly<Record<string, string | undefined>>): Fields<N> =>
  Object.fromEntries(languages.filter((lang) => words[lang]).map((lang) => [`${name}_${lang}`, words[lang]])) as Fields<N>

/** The wire's fields of one text, from texts stored by language: `{"en": {"title": …}}`. */
export const localizedField = <const N extends string>(
  name: N,
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Fields<N> => localizedOut(name, Object.fromEntries(Object.entries(texts).map(([lang, words]) => [lang, words[name]])))

/** The texts of one field as a form sends them, by language. Empty texts are left out. */
export const localizedTexts = <const N extends string>(
  name: N,
  sent: Readonly<{ [L in Language as `${N}_${L}`]?: string | undefined }>,
): Record<string, string> =>
  Object.fromEntries(
    languages.flatMap((lang) => {
      const typed = (sent as Record<string, string | undefined>)[`${name}_${lang}`]
      return typed ? [[lang, typed]] : []
    }),
  )
