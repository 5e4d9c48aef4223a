import { type CaseDecision, applicationFields } from '@plaza/contract'
import { type Language, languages } from '@plaza/values'

export const words = { common: { requestFailed: 'That did not work. Try again.', networkFailed: 'There is no connection.' } }

export const kindNames: Readonly<Record<string, string>> = {
  '100': 'Shop',
  '200': 'Product',
  '300': 'Stock-in',
  '400': 'Withdrawal',
  '500': 'Recharge',
}
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  zh: 'Simplified Chinese',
  zhtw: 'Traditional Chinese',
  es: 'Spanish',
  jp: 'Japanese',
  th: 'Thai',
}
export const decisionNames: Readonly<Record<CaseDecision, string>> = {
  approve: 'Approve',
  refuse: 'Refuse',
  need_more: 'Ask for more',
  pay: 'Mark as paid',
  fail: 'Failed: give it back',
  received: 'Received',
}
/** What can be asked for again by name, by the kind of case. */
const productFields = [
  ...['images', 'category_id', 'brand_id', 'skus', 'tax_rate', 'expires_at'],
  ...languages.flatMap((lang) => [`name_${lang}`, `short_description_${lang}`, `description_${lang}`]),
]
export const fieldsToAsk: Readonly<Record<string, readonly string[]>> = { '100': applicationFields, '200': productFields }
/** Decisions that their owner is told the reason of. */
export const wantsReason = (decision: CaseDecision): boolean => decision === 'refuse' || decision === 'fail'
export const readable = (key: string): string => {
  const text = key.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
export const when = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))

const unit = (amount: number, name: string) => `${amount} ${name}${amount === 1 ? '' : 's'}`
/** `in 3 hours`, `2 days late`. */
export const dueIn = (iso: string, now: number): string => {
  const minutes = Math.round((new Date(iso).getTime() - now) / 60_000)
  const far = Math.abs(minutes)
  const text = far < 60 ? unit(far, 'minute') : far < 2880 ? unit(Math.round(far / 60), 'hour') : unit(Math.round(far / 1440), 'day')
  return minutes < 0 ? `${text} late` : `in ${text}`
}
