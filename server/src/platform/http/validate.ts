import type { Call, CallShape, InputOf } from '@plaza/contract'
import { safeParse } from 'zod/mini'
import type { Plain, PlainFields } from './decode.ts'

/** Faults by field, so that a form can show each reason next to its field. */
type WrongFields = { code: 1000008 | 1000009; fields: Record<string, string> }

const valueAt = (input: Plain | undefined, path: readonly PropertyKey[]): Plain | undefined =>
  path.reduce<Plain | undefined>((at, key) => (typeof at === 'object' ? (at as { [name: string]: Plain })[String(key)] : at), input)

export const validate = <C extends CallShape>(call: Call<C>, input: PlainFields): { input: InputOf<C> } | WrongFields => {
  if (!call.input) return { input: {} as InputOf<C> }
  const checked = safeParse(call.input, input)
  if (checked.success) return { input: checked.data as InputOf<C> }
  const fields: Record<string, string> = {}
  let anyMissing = false
  for (const issue of checked.error.issues) {
    const name = issue.path.map(String).join('.')
    const value = valueAt(input, issue.path)
    const missing = value === undefined || value === ''
    anyMissing ||= missing
    fields[name] ??= missing ? 'missing' : reasonOf(issue.message)
  }
  return { code: anyMissing ? 1000009 : 1000008, fields }
}

const reasonOf = (message: string): string => (/^[a-z_]+$/.test(message) ? message : 'malformed')
