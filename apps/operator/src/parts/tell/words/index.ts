import { type Language, languages } from '@plaza/values'
import { useReader } from '@plaza/web/reading'
import { type CodeWords, en } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export const codeWords: Record<Language, CodeWords> = { zh, en, es, jp, th, zhtw }

type Some<T = string> = Readonly<Partial<Record<string, T>>>
/** Fallback for a code without a translation: `some_thing` reads `Some thing`. */
const readable = (code: string): string => {
  const text = code.replaceAll(/[_.]/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const tellersOf = (words: CodeWords) => {
  const { lines, accounts, checks, actions, things }: Record<'lines' | 'accounts' | 'checks' | 'actions' | 'things', Some> = words
  const deeds: Some<(thing: string) => string> = words.deeds
  return {
    lineOf: (kind: string) => lines[kind] ?? readable(kind),
    /** Name of an account kind. A single account such as `cash/card` stays unchanged. */
    accountOf: (kind: string) => accounts[kind] ?? kind,
    checkOf: (invariant: string) => checks[invariant] ?? readable(invariant),
    /** `currency.changed` is a deed done to a currency. */
    actionOf: (action: string) => {
      const [thing = '', deed = ''] = action.split('.')
      const named = things[thing]
      return actions[action] ?? (named && deeds[deed]?.(named)) ?? readable(action)
    },
    /** Everything that people and staff put on record, to choose from. */
    actions: Object.entries(actions)
      .map(([value, label = value]) => ({ value, label }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
    /** `shop:7` reads `Shop 7`. */
    thingOf: (subject: string) => {
      const [thing = '', ...rest] = subject.split(':')
      return [things[thing] ?? thing, ...rest].join(' ')
    },
  }
}

const tellers = Object.fromEntries(languages.map((lang) => [lang, tellersOf(codeWords[lang])])) as Record<
  Language,
  ReturnType<typeof tellersOf>
>

/** Server codes in the reader's language: kinds of lines and accounts, checks, and audit actions. */
export const useCodeWords = () => tellers[useReader().lang]
