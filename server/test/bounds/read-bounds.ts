import { everyCall } from '@plaza/contract/every-call'
import type * as z from 'zod/mini'

type Schema = z.core.$ZodType
type Check = { check: string; value?: number; minimum?: number; maximum?: number; pattern?: RegExp }
type Definition = {
  in?: Schema
  out?: Schema
  innerType?: Schema
  element?: Schema
  keyType?: Schema
  valueType?: Schema
  options?: readonly Schema[]
  shape?: Record<string, Schema>
  entries?: Record<string, string>
  checks?: { _zod: { def: Check } }[]
}
const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition

const saysOf = ({ check, value, minimum, maximum, pattern }: Check): string[] => {
  if (check === 'min_length') return [`from ${minimum} long`]
  if (check === 'max_length') return [`to ${maximum} long`]
  if (check === 'greater_than') return [`from ${value}`]
  if (check === 'less_than') return [`to ${value}`]
  return pattern ? [String(pattern)] : []
}

/** The bounds of a schema's inputs by field path, at every depth: lengths, ranges, counts, patterns and choices. */
const walk = (schema: Schema, path: string): [string, string][] => {
  const {
    in: before,
    out,
    innerType,
    element,
    keyType,
    valueType,
    options = [],
    shape = {},
    entries = {},
    checks = [],
  } = definitionOf(schema)
  const own = [
    ...checks.flatMap((check) => saysOf(check._zod.def)),
    ...(Object.keys(entries).length > 0 ? [`one of ${Object.keys(entries).length}`] : []),
  ]
  return [
    ...own.map((said): [string, string] => [path, said]),
    ...[before, out, innerType, ...options].flatMap((inner) => (inner ? walk(inner, path) : [])),
    ...(element ? walk(element, `${path}[]`) : []),
    ...(keyType ? walk(keyType, `${path}{key}`) : []),
    ...(valueType ? walk(valueType, `${path}{}`) : []),
    ...Object.entries(shape).flatMap(([name, inner]) => walk(inner, path === '' ? name : `${path}.${name}`)),
  ]
}

/** The bounds of every field of every call, such as `saveAddress.full_name`. */
export const boundsOfCalls = (): ReadonlyMap<string, string[]> => {
  const bounds = new Map<string, string[]>()
  for (const { name, call } of everyCall)
    for (const [path, said] of call.input ? walk(call.input as Schema, '') : []) {
      const key = `${name}.${path}`
      const known = bounds.get(key) ?? []
      if (!known.includes(said)) bounds.set(key, [...known, said])
    }
  return bounds
}

/** The maximum text length that a field accepts; undefined without a limit. */
export const longestOf = (field: string): number | undefined => {
  const lengths = (boundsOfCalls().get(field) ?? []).flatMap((said) => /^to (\d+) long$/.exec(said)?.[1] ?? [])
  return lengths.length === 0 ? undefined : Math.min(...lengths.map(Number))
}
