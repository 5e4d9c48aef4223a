import { type Language, languages } from '@plaza/values'
import { useReader } from '@plaza/web/reading'
import { caseKinds } from '../../cases/words/kinds.ts'
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

type Names = 'lines' | 'accounts' | 'balances' | 'checks' | 'actions' | 'things'
const tellersOf = (words: CodeWords, caseKinds: Some) => {
  const { lines, accounts, balances, checks, actions, things }: Record<Names, Some> = words
  const deeds: Some<(thing: string) => string> = words.deeds
  return {
    lineOf: (kind: string) => lines[kind] ?? readable(kind),
    /** Name of an account kind. A single account such as `cash/card` reads `Cash and bank: card`. */
    accountOf: (address: string) => {
      const [kind = '', one] = address.split('/')
      const name = accounts[kind]
      return name === undefined ? address : one === undefined ? name : `${name}: ${one}`
    },
    /** The part of its owner's money that an account holds: `customer.frozen/7` reads `held`. */
    balanceOf: (address: string) => {
      const part = /\.([a-z]+)/.exec(address)?.[1] ?? ''
      return balances[part] ?? readable(part)
    },
    checkOf: (invariant: string) => checks[invariant] ?? readable(invariant),
    /** Translates an action code. `currency.changed` is split into an object and a verb. */
    actionOf: (action: string) => {
      const [thing = '', deed = ''] = action.split('.')
      const named = things[thing]
      return actions[action] ?? (named && deeds[deed]?.(named)) ?? readable(action)
    },
    /** All audit actions as options of a filter, sorted by label. */
    actions: Object.entries(actions)
      .map(([value, label = value]) => ({ value, label }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
    /** Name of an actor or subject: `shop:7` reads `Shop 7`, and `case:500:6` reads `Recharge 6`. */
    thingOf: (subject: string) => {
      const [thing = '', ...rest] = subject.split(':')
      const [kind = '', ...numbers] = rest
      if (thing === 'case' && caseKinds[kind]) return [caseKinds[kind], ...numbers].join(' ')
      return [things[thing] ?? readable(thing), ...rest].join(' ')
    },
  }
}

const tellers = Object.fromEntries(languages.map((lang) => [lang, tellersOf(codeWords[lang], caseKinds[lang])])) as Record<
  Language,
  ReturnType<typeof tellersOf>
>

/** Translates codes from the server: ledger line kinds, account kinds, checks and audit actions. */
export const useCodeWords = () => tellers[useReader().lang]
