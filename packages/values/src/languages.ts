/** The codes of the six languages, as the wire and the database columns spell them. */
export const languages = ['zh', 'en', 'es', 'jp', 'th', 'zhtw'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'

export const isLanguage = (text: string): text is Language => (languages as readonly string[]).includes(text)

/** Value of `<html lang>`. It selects glyphs, line breaking and the screen reader's voice. */
export const htmlLanguages = { zh: 'zh-Hans', en: 'en', es: 'es', jp: 'ja', th: 'th', zhtw: 'zh-Hant' } as const satisfies Record<
  Language,
  string
>

/** Locales for dates: `en-GB`, because English dates are written day first. */
export const dateLocales = { ...htmlLanguages, en: 'en-GB' } as const satisfies Record<Language, string>

/** Name of each language, in that language. */
export const languageNames = {
  zh: '简体中文',
  en: 'English',
  es: 'Español',
  jp: '日本語',
  th: 'ไทย',
  zhtw: '繁體中文',
} as const satisfies Record<Language, string>

/** The first supported language in an Accept-Language header, or in `navigator.languages` joined by commas. */
export function pickLanguage(acceptLanguage: string | undefined): Language {
  const optimisticChanges = (acceptLanguage ?? '').slice(0, 500).split(',').map(readWish)
  const best = optimisticChanges.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)
  for (const { tag } of best) {
    const language = languageOfTag(tag)
    if (language) return language
  }
  return defaultLanguage
}

function readWish(optimisticChange: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = optimisticChange.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality ? Number(quality.slice(2)) : 1
  return { tag, weight: Number.isFinite(weight) ? weight : 0 }
}

/** The language for a tag such as `zh-Hant-HK` or `es-MX`. The mall's own codes such as `zhtw` are accepted too. */
export function languageOfTag(tag: string): Language | undefined {
  const [primary, ...rest] = tag.toLowerCase().split(/[-_]/)
  if (primary === 'zhtw') return 'zhtw'
  if (primary === 'zh') return isTraditional(rest) ? 'zhtw' : 'zh'
  if (primary === 'ja' || primary === 'jp') return 'jp'
  return languages.find((language) => language === primary)
}

const isTraditional = (rest: readonly string[]): boolean =>
  !rest.includes('hans') && rest.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part))
