import { jsonSchemaOf } from '@plaza/contract/json-schema'
import { localizedFields } from '@plaza/contract/fields'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { schemaText } from './schema-text.ts'

const textOf = (schema: z.ZodMiniType) => {
  const { schema: json, shared } = jsonSchemaOf(schema, 'output', 'it')
  return schemaText(json, shared)
}

test.each<[string, z.ZodMiniType, string]>([
  ['plain kinds', z.object({ id: z.string(), left: z.number(), gone: z.boolean() }), '{\n  id: string\n  left: number\n  gone: boolean\n}'],
  [
    'what may be missing or empty',
    z.object({ a: z.optional(z.string()), b: z.nullable(z.number()) }),
    '{\n  a?: string\n  b: number | null\n}',
  ],
  ['choices', z.enum(['on', 'off']), '"on" | "off"'],
  ['lists', z.array(z.object({ id: z.string() })), '{\n  id: string\n}[]'],
  ['lists of one or another', z.array(z.union([z.string(), z.number()])), '(string | number)[]'],
  ['a row of fixed places', z.tuple([z.number(), z.string()]), '[number, string]'],
  ['a record', z.record(z.string(), z.number()), '{ [name]: number }'],
  ['anything at all', z.unknown(), 'anything'],
  ['six languages as one', z.object({ id: z.string(), ...localizedFields('name') }), '{\n  id: string\n  name_<lang>: string\n}'],
])('the schema text shows %s', (_what, schema, text) => {
  expect(textOf(schema)).toBe(text)
})

test('a recursive type is printed once', () => {
  type Branch = { name: string; children: Branch[] }
  const Branch = z.object({
    name: z.string(),
    get children() {
      return z.array(Branch)
    },
  }) as unknown as z.ZodMiniType<Branch>
  expect(textOf(Branch)).toBe('{\n  name: string\n  children: the same again[]\n}')
})
