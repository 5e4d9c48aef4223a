import type { JsonSchema } from '@plaza/contract/json-schema'

type Shared = Readonly<Record<string, JsonSchema>>
const languageEnd = /_(zh|en|es|jp|th|zhtw)$/

/** A schema as readable text, one line per field. Language variants share a line, and a recursive shape is printed once. */
export const schemaText = (schema: JsonSchema | boolean, shared: Shared, depth = 0, inside: readonly string[] = []): string => {
  if (typeof schema === 'boolean') return schema ? 'anything' : 'nothing'
  if (typeof schema['$ref'] === 'string') return referredText(schema['$ref'].split('/').at(-1) ?? '', shared, depth, inside)
  const options = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined
  if (options) return options.map((option) => schemaText(option, shared, depth, inside)).join(' | ')
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema['const'])
  const { type } = schema
  if (Array.isArray(type)) return type.join(' | ')
  const parts = schema['prefixItems'] as JsonSchema[] | undefined
  if (parts) return `[${parts.map((part) => schemaText(part, shared, depth, inside)).join(', ')}]`
  if (type === 'array') return listText(schemaText((schema['items'] ?? {}) as JsonSchema, shared, depth, inside))
  if (type === 'object') return objectText(schema, shared, depth, inside)
  return typeof type === 'string' ? type : 'anything'
}

const referredText = (name: string, shared: Shared, depth: number, inside: readonly string[]) => {
  if (inside.includes(name)) return 'the same again'
  return schemaText(shared[name] ?? {}, shared, depth, [...inside, name])
}

const listText = (item: string) => (item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`)

const objectText = (schema: JsonSchema, shared: Shared, depth: number, inside: readonly string[]): string => {
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
  const rest = schema['additionalProperties']
  if (fields.length === 0)
    return typeof rest === 'object' && rest !== null ? `{ [name]: ${schemaText(rest as JsonSchema, shared, depth, inside)} }` : '{}'
  const required = new Set((schema['required'] ?? []) as string[])
  const indent = '  '.repeat(depth + 1)
  const lines = folded(fields).map(([name, inner, isFolded]) => {
    const mark = isFolded || required.has(name) ? '' : '?'
    return `${indent}${name}${mark}: ${schemaText(inner, shared, depth + 1, inside)}`
  })
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`
}

/** `name_zh … name_zhtw` are one field in six languages. */
const folded = (fields: [string, JsonSchema][]): [string, JsonSchema, boolean][] => {
  const seen = new Set<string>()
  return fields.flatMap(([name, inner]): [string, JsonSchema, boolean][] => {
    const stem = name.replace(languageEnd, '')
    const inAll = stem !== name && fields.filter(([other]) => other.replace(languageEnd, '') === stem && other !== stem).length === 6
    if (!inAll) return [[name, inner, false]]
    if (seen.has(stem)) return []
    seen.add(stem)
    return [[`${stem}_<lang>`, inner, true]]
  })
}
