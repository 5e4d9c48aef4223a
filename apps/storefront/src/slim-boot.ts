import type { AdsByPosition } from '@plaza/contract'
import { type Language, languages } from '@plaza/values'
import type { BootAnswer } from './boot.ts'

const languageOfField = new RegExp(`_(${languages.join('|')})$`)

/** Reduces texts to one language. Missing texts stay in English. */
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

/** Removes ads further down the page; the browser requests them itself. */
const ofFirstScreen = (ads: AdsByPosition): AdsByPosition => ({ ...ads, center: [], center_bottom: [], bottom: [] })

/** Product counts are removed because they change constantly and the server-rendered page does not show them. */
const counts: Partial<Record<string, ReadonlySet<string>>> = {
  getFirstCategories: new Set(['product_count']),
  getAllProducts: new Set(['total', 'total_is_exact']),
}

const without = (row: object, fields: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !fields.has(field)))

const ofPage = ({ name, input, data }: BootAnswer): unknown => {
  if (input['type'] === 'advert') return ofFirstScreen(data as AdsByPosition)
  const uncounted = counts[name]
  if (!uncounted) return data
  return Array.isArray(data) ? data.map((row: object) => without(row, uncounted)) : without(data as object, uncounted)
}

/** Data that the browser needs to hydrate the server-rendered page. It must be small enough for the first round trip. */
export const slim = (lang: Language, answers: readonly BootAnswer[]): BootAnswer[] =>
  answers.map((answer) => ({ ...answer, data: inLanguage(ofPage(answer), lang) }))
