import type { AdsByPosition } from '@plaza/contract'
import { type Language, languages } from '@plaza/values'
import type { Boot } from './boot.ts'

const languageOfField = new RegExp(`_(${languages.join('|')})$`)

/** The texts of one language, and English only where there is none. */
export const inLanguage = (value: unknown, lang: Language): unknown => {
  if (Array.isArray(value)) return value.map((each) => inLanguage(each, lang))
  if (typeof value !== 'object' || value === null) return value
  const row = value as Record<string, unknown>
  const isRead = (field: string) => {
    const language = languageOfField.exec(field)?.[1]
    if (language === undefined || language === lang) return true
    return language === 'en' && !row[field.replace(/en$/, lang)]
  }
  return Object.fromEntries(Object.entries(row).flatMap(([field, each]) => (isRead(field) ? [[field, inLanguage(each, lang)]] : [])))
}

/** Ads further down are asked for by the browser itself. */
const ofFirstScreen = (ads: AdsByPosition): AdsByPosition => ({ ...ads, center: [], center_bottom: [], bottom: [] })

/** What the browser must know to take the drawn page over, and no more: it has to fit into the first round trip. */
export const slimBoot = ({ lang, cur, answers }: Boot): Boot => ({
  lang,
  cur,
  answers: answers.map((answer) => {
    const data = inLanguage(answer.data, lang)
    return { ...answer, data: answer.input['type'] === 'advert' ? ofFirstScreen(data as AdsByPosition) : data }
  }),
})
