import type { Language } from '@plaza/values'
import type { PlainFields } from './decode.ts'
import type { Route } from './route.ts'

const plain = (_name: string, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)

/** Cache key of a response: the validated input. It is independent of field order, and undeclared fields are left out. */
export const answerKey = ({ name, keep }: Pick<Route, 'name' | 'keep'>, input: object, lang: Language): string => {
  const said = Object.entries(input).filter(([, value]) => value !== undefined)
  const sorted = said.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `${keep?.byLanguage ? `${lang} ` : ''}${name} ${JSON.stringify(sorted, plain)}`
}

/** True if the request has only declared fields. An undeclared field could contain anything. */
export const saysNothingElse = (fields: PlainFields, input: object): boolean => Object.keys(fields).every((name) => name in input)
