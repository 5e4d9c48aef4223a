import type { Notice } from '@plaza/contract'
import { dateLocales, price, showMoment, type Language } from '@plaza/values'
import { saidIn, type CurrentTexts } from '../../../platform/documents/texts/index.ts'
import type { NoticeRow } from './notice-rows.ts'
import type { NoticeValue } from './notice-value.ts'
import { isTemplate, templates } from './templates/templates.ts'

const inWords = (value: NoticeValue, lang: Language): string => {
  if (typeof value === 'string') return value
  if ('money' in value) return price(value.money, { symbol: value.symbol })
  if ('words' in value) return value.words[lang] ?? value.words.en
  if ('day' in value) return new Intl.DateTimeFormat(dateLocales[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value.day))
  return `${showMoment(new Date(value.time), lang, 'UTC')} UTC`
}

const filled = (words: string, values: Readonly<Record<string, NoticeValue>>, lang: Language): string =>
  words.replace(/\{(\w+)\}/g, (_, name: string) => inWords(values[name] ?? '', lang))

/** A notification in the reader's language, with the terms that the mall uses now. */
export const toNotificationView = (row: NoticeRow, lang: Language, words: CurrentTexts): Notice => {
  if (!isTemplate(row.template)) throw new Error(`no notice is told as ${row.template}`)
  const [title, body] = templates[row.template].words[lang]
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    title: filled(saidIn(words, `notice.${row.template}.title`, lang, title), row.values, lang),
    body: filled(saidIn(words, `notice.${row.template}.body`, lang, body), row.values, lang),
    reason: row.reason,
    link: row.link,
    read: row.read,
    date: row.madeAt.toISOString(),
  }
}
