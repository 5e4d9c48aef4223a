import type { StatusTone } from '@plaza/design'
import { type Language, htmlLanguages } from '@plaza/values'

const minuteMs = 60_000

/** Length of a time span in one unit: `5 hours`, `2 days`. */
export const lengthOf = (ms: number, lang: Language): string => {
  const minutes = Math.max(1, Math.round(Math.abs(ms) / minuteMs))
  const [unit, value] =
    minutes < 60
      ? (['minute', minutes] as const)
      : minutes < 2880
        ? (['hour', Math.round(minutes / 60)] as const)
        : (['day', Math.round(minutes / 1440)] as const)
  return new Intl.NumberFormat(htmlLanguages[lang], { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}

/** Colour of a deadline: red after it, amber in the last quarter of the time before it, otherwise neutral. */
export const toneOf = ({ since, due }: { since: string; due: string }, now: number): StatusTone => {
  const end = Date.parse(due)
  if (end < now) return 'danger'
  return end - now < (end - Date.parse(since)) / 4 ? 'warning' : 'quiet'
}
