import * as z from 'zod/mini'

/** A JSON Schema, or a part of one. */
export type JsonSchema = { [keyword: string]: unknown }
type Schema = z.core.$ZodType
export type Named = { schema: JsonSchema; shared: Record<string, JsonSchema> }

/** Converts a schema to JSON Schema. Repeated definitions move to the shared schemas, with `name` as prefix. */
export const jsonSchemaOf = (schema: Schema, side: 'input' | 'output', name: string): Named => {
  const {
    $schema: _dialect,
    $defs = {},
    ...root
  } = z.toJSONSchema(schema, { io: side, unrepresentable: 'any' }) as JsonSchema & { $defs?: Record<string, JsonSchema> }
  const refersToItself = JSON.stringify(root).includes('"$ref":"#"')
  const nameOf = (inner: string) => `${name}_${inner.replace(/^_+/, '')}`
  const moved = (value: unknown) => withMovedReferences(value, name, nameOf) as JsonSchema
  const shared = Object.fromEntries(Object.entries($defs).map(([inner, definition]) => [nameOf(inner), moved(definition)]))
  if (!refersToItself) return { schema: moved(root), shared }
  return { schema: { $ref: `#/components/schemas/${name}` }, shared: { ...shared, [name]: moved(root) } }
}

const withMovedReferences = (value: unknown, name: string, nameOf: (inner: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((item) => withMovedReferences(item, name, nameOf))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([keyword, inner]) => {
      if (keyword !== '$ref' || typeof inner !== 'string') return [keyword, withMovedReferences(inner, name, nameOf)]
      const target = inner.startsWith('#/$defs/') ? nameOf(inner.slice('#/$defs/'.length)) : name
      return [keyword, `#/components/schemas/${target}`]
    }),
  )
}

export type Field = { name: string; schema: JsonSchema; required: boolean; description: string }

/** The fields of an input. Each description states the bounds and defaults that its JSON Schema cannot show, because fields arrive as text. */
export const fieldsOf = (input: Schema | undefined, name: string): { fields: Field[]; shared: Record<string, JsonSchema> } => {
  if (!input) return { fields: [], shared: {} }
  const { schema, shared } = jsonSchemaOf(input, 'input', name)
  const shape = shapeOf(input)
  const required = new Set((schema['required'] ?? []) as string[])
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>).map(([field, described]) => ({
    name: field,
    schema: described,
    required: required.has(field),
    description: [boundsOf(shape[field]), required.has(field) ? '' : defaultOf(shape[field])].filter(Boolean).join(' '),
  }))
  return { fields, shared }
}

type Definition = {
  type: string
  in?: Schema
  out?: Schema
  innerType?: Schema
  shape?: Record<string, Schema>
  checks?: { _zod: { def: Check } }[]
}
type Check = { check: string; value?: number; minimum?: number; maximum?: number }
const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition
const shapeOf = (schema: Schema): Record<string, Schema> => definitionOf(schema).shape ?? {}

/** All checks of a field, also from nested pipes. */
const checksOf = (schema: Schema | undefined): Check[] => {
  if (!schema) return []
  const { in: before, out: after, innerType, checks = [] } = definitionOf(schema)
  return [...checks.map((check) => check._zod.def), ...[before, after, innerType].flatMap(checksOf)]
}

const boundsOf = (schema: Schema | undefined): string => {
  const checks = checksOf(schema)
  const find = (name: string) => checks.find((check) => check.check === name)
  const [above, below, longer, shorter] = [find('greater_than'), find('less_than'), find('min_length'), find('max_length')]
  if (above && below) return `A whole number from ${above.value} to ${below.value}.`
  if (!shorter) return ''
  const least = longer?.minimum ?? 0
  const what = schema && isList(schema) ? 'values' : 'characters'
  return `${least > 0 ? `${least} to ` : 'At most '}${shorter.maximum} ${what}.`
}

const isList = (schema: Schema): boolean => {
  const { type, in: before, out: after, innerType } = definitionOf(schema)
  return type === 'array' || [before, after, innerType].some((inner) => inner !== undefined && isList(inner))
}

const defaultOf = (schema: Schema | undefined): string => {
  const empty = schema && z.safeParse(schema, undefined)
  return empty?.success && empty.data !== undefined ? `${String(empty.data)} when left out.` : ''
}
