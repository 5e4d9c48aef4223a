import { formatMoney, languages, parseMoney } from '@plaza/values'
import type { KnownSetting } from './known-settings.ts'

type SettingInput = {
  value: string | undefined
  words: Readonly<Partial<Record<string, string>>>
  shares: readonly { category_id: string; percent: string }[]
}
type Planned = { set: unknown } | { fault: string }

const isZone = (name: string): boolean => {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}
const isAddress = (text: string): boolean => /^https:\/\/[^\s/]+\.[^\s]+$/.test(text)
const within = ({ min = 0, max = Number.POSITIVE_INFINITY }: KnownSetting, value: number): string | null =>
  value < min ? 'too_small' : value > max ? 'too_large' : null

const readers: Record<KnownSetting['kind'], (setting: KnownSetting, value: string) => Planned> = {
  text: ({ max = 200 }, value) => (value.length > max ? { fault: 'too_long' } : { set: value }),
  picture: (_, value) => (/^[0-9a-z/.-]{8,200}$/.test(value) ? { set: value } : { fault: 'malformed' }),
  address: (_, value) => (isAddress(value) ? { set: value } : { fault: 'malformed' }),
  zone: (_, value) => (isZone(value) ? { set: value } : { fault: 'unknown' }),
  choice: ({ choices = [] }, value) => (choices.includes(value) ? { set: value } : { fault: 'choice' }),
  switch: (_, value) => (value === '1' || value === '0' ? { set: value === '1' } : { fault: 'flag' }),
  hue: (setting, value) => whole(setting, value),
  number: (setting, value) => whole(setting, value),
  sum: (setting, value) => {
    const amount = parseMoney(value)
    const fault = amount === undefined ? 'money' : within(setting, Number(value))
    return amount === undefined || fault ? { fault: fault ?? 'money' } : { set: formatMoney(amount) }
  },
  percent: (setting, value) => {
    const fault = /^[0-9]{1,2}(\.[0-9]{1,2})?$/.test(value) ? within(setting, Number(value)) : 'percent'
    return fault ? { fault } : { set: value }
  },
  words: () => ({ fault: 'malformed' }),
  shares: () => ({ fault: 'malformed' }),
}
const whole = (setting: KnownSetting, value: string): Planned => {
  const fault = /^(0|[1-9][0-9]{0,8})$/.test(value) ? within(setting, Number(value)) : 'number'
  return fault ? { fault } : { set: Number(value) }
}

/** Validates the typed value and returns the value to store; null resets the setting to its default. */
export const planSetting = (setting: KnownSetting, input: SettingInput): Planned => {
  if (setting.kind === 'words') {
    const words = Object.fromEntries(languages.flatMap((lang) => (input.words[lang] ? [[lang, input.words[lang]]] : [])))
    if (Object.keys(words).length === 0) return { set: null }
    if (!words['en']) return { fault: 'missing' }
    return Object.values(words).some((text) => (text ?? '').length > (setting.max ?? 200)) ? { fault: 'too_long' } : { set: words }
  }
  if (setting.kind === 'shares') {
    const { shares } = input
    if (shares.some(({ percent }) => within(setting, Number(percent)))) return { fault: 'too_large' }
    if (new Set(shares.map((each) => each.category_id)).size < shares.length) return { fault: 'taken' }
    return { set: shares.length === 0 ? null : Object.fromEntries(shares.map((each) => [each.category_id, each.percent])) }
  }
  return input.value === undefined || input.value === '' ? { set: null } : readers[setting.kind](setting, input.value)
}
