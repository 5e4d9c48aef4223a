import { codes } from '@plaza/contract'
import type { Language } from '@plaza/values'
import { templates } from '../../foundation/notifications/templates/index.ts'

export type KnownText = { key: string; about: 'message' | 'notice'; standard: Readonly<Record<Language, string>> }

type Pairs = Readonly<Record<Language, readonly [title: string, body: string]>>
const part = (words: Pairs, at: 0 | 1): KnownText['standard'] => ({
  zh: words.zh[at],
  en: words.en[at],
  es: words.es[at],
  jp: words.jp[at],
  th: words.th[at],
  zhtw: words.zhtw[at],
})

/** All texts that the mall shows, in their default wording. */
export const knownTexts: readonly KnownText[] = [
  ...Object.entries(codes).map(([code, standard]): KnownText => ({ key: `code.${code}`, about: 'message', standard })),
  ...Object.entries(templates).flatMap(([name, { words }]): KnownText[] => [
    { key: `notice.${name}.title`, about: 'notice', standard: part(words, 0) },
    { key: `notice.${name}.body`, about: 'notice', standard: part(words, 1) },
  ]),
]

/** The placeholder names in a text. */
export const namesIn = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].toSorted()
