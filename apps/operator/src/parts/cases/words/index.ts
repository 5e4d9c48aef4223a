import { type Language, languageNames, languages } from '@plaza/values'
import { useReader } from '@plaza/web/reading'
import { type CaseWords, en } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { CaseWords } from './en.ts'

export const caseWords: Record<Language, CaseWords> = { zh, en, es, jp, th, zhtw }

type Some = Readonly<Partial<Record<string, string>>>
/** Fallback label for a key that has no translation in this console: `not_checked` reads `Not checked`. */
const readable = (key: string): string => {
  const text = key.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Translated label of a case field. A key with a language suffix, such as `name_th`, also names the language. */
const labelIn = (words: CaseWords, key: string): string => {
  const labels: Some = words.labels
  const lang = languages.find((each) => key.endsWith(`_${each}`))
  const own = lang && labels[key.slice(0, -lang.length - 1)]
  if (own) return `${own} (${languageNames[lang]})`
  return labels[key] ?? readable(key)
}

const actorIn = (words: CaseWords, actor: string): string => {
  const [who = '', id] = actor.split(':')
  const actors: Some = words.actors
  return id === undefined ? (actors[who] ?? actor) : `${actors[who] ?? who} ${id}`
}

const tellersOf = (words: CaseWords) => {
  const { states, values, flags, whys }: Record<'states' | 'values' | 'flags' | 'whys', Some> = words
  return {
    ...words,
    /** Name of a case: its kind and its number. */
    caseName: ({ kind, id }: { kind: keyof CaseWords['kinds']; id: string }) => `${words.kinds[kind]} ${id}`,
    heldSays: ({ name, decision }: { name: string; decision: string }) => `${name} → ${decision}`,
    labelOf: (key: string) => labelIn(words, key),
    /** Values such as numbers and names have no translation and stay unchanged. */
    valueOf: (value: string) => values[value] ?? value,
    stateOf: (key: string) => states[key] ?? readable(key),
    flagOf: (flag: string, why: string) => (flag === 'price_jump' ? `${words.flags.price_jump}: ${why}` : (flags[flag] ?? why)),
    whyOf: (key: string) => whys[key] ?? readable(key),
    actorOf: (actor: string) => actorIn(words, actor),
  }
}

const tellers = Object.fromEntries(languages.map((lang) => [lang, tellersOf(caseWords[lang])])) as Record<
  Language,
  ReturnType<typeof tellersOf>
>

export const useCaseWords = () => tellers[useReader().lang]
