import { reasonWords } from '@plaza/web/form'
import type { Language } from '@plaza/values'
import type { SettingsWords } from './words/en.ts'

const maxWorkDays = 60
const maxWayDays = 90
const isOutside = (reason: string) => reason === 'number' || reason === 'too_small' || reason === 'too_large'

/** The rule that a field of a shipping method breaks. `path` names the field, such as `methods.0.rates.1.way_days_most`. */
export const shippingFault = (
  { path, reason, typed }: { path: string; reason: string; typed: string },
  words: SettingsWords,
  lang: Language,
): string => {
  const field = path.split('.').at(-1) ?? ''
  const { wrong } = words
  const most = field.startsWith('work_days') ? maxWorkDays : maxWayDays
  if (field.endsWith('days_most') && reason === 'too_small' && Number(typed) >= 0) return wrong.below_least
  if (/days_(least|most)$/.test(field) && isOutside(reason)) return wrong.days(most)
  if (field === 'most_grams' && isOutside(reason)) return wrong.grams
  if ((field === 'region' || field === 'countries') && reason === 'taken') return wrong.region
  return reasonWords(lang, reason)
}
