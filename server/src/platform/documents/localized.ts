import { languages, type Language } from '@plaza/values'

type Fields<N extends string> = { [L in Language as `${N}_${L}`]?: string }

/** Converts `{"en": "Teapot", …}` to the API fields `name_en`, `name_zh` …, without missing languages. */
export const localizedOut = <const N extends string>(name: N, words: Readonly<Record<string, string | undefined>>): Fields<N> =>
  Object.fromEntries(languages.filter((lang) => words[lang]).map((lang) => [`${name}_${lang}`, words[lang]])) as Fields<N>

/** Converts texts stored by language, `{"en": {"title": …}}`, to the API fields of one text, such as the title. */
export const localizedField = <const N extends string>(
  name: N,
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Fields<N> => localizedOut(name, Object.fromEntries(Object.entries(texts).map(([lang, words]) => [lang, words[name]])))

/** The non-empty texts of one form field, by language. */
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
