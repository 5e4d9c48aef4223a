import type { Call } from '@plaza/contract'
import { Id } from '@plaza/contract/fields'
import type * as z from 'zod/mini'

type Schema = z.core.$ZodType
type Inside = {
  in?: Schema
  out?: Schema
  innerType?: Schema
  element?: Schema
  valueType?: Schema
  options?: readonly Schema[]
  shape?: Record<string, Schema>
}
const insideOf = (schema: Schema) => schema._zod.def as unknown as Inside

/** True if a field accepts a row's ID anywhere in its value. */
const takesId = (schema: Schema): boolean => {
  if (schema === Id) return true
  const { in: before, out, innerType, element, valueType, options = [], shape = {} } = insideOf(schema)
  return [before, out, innerType, element, valueType, ...options, ...Object.values(shape)].some(
    (inner) => inner !== undefined && takesId(inner),
  )
}

const namedLikeOne = /(^|_)ids?$|^(photo|certificate|images)$/

/** The fields of a call that contain a row's ID, detected by type or by name. */
export const idFields = (call: Call): string[] =>
  Object.entries(call.input ? (insideOf(call.input).shape ?? {}) : {})
    .filter(([name, schema]) => takesId(schema) || namedLikeOne.test(name))
    .map(([name]) => name)
