import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { everyCall } from './every-call.ts'
import { line, text } from './fields.ts'

const turning = /\p{Bidi_Control}/u
const turned = 'a\u202ebcd\u2066ef\u200fgh\u061c'

type Schema = z.core.$ZodType
type Definition = {
  type: string
  in?: Schema
  out?: Schema
  innerType?: Schema
  element?: Schema
  valueType?: Schema
  shape?: Record<string, Schema>
  options?: Schema[]
}
const definition = (schema: Schema) => schema._zod.def as unknown as Definition
/** Every scalar schema inside a field's schema, at any depth, with its path. */
const singles = (schema: Schema, path: string): { path: string; schema: Schema }[] => {
  const { type, in: from, out, innerType, element, valueType, shape, options } = definition(schema)
  if (shape) return Object.entries(shape).flatMap(([name, inner]) => singles(inner, `${path}.${name}`))
  if (options) return options.flatMap((inner) => singles(inner, path))
  const inner = innerType ?? element ?? valueType
  if (inner) return singles(inner, path)
  if (type !== 'pipe' || !from || !out) return [{ path, schema }]
  if (definition(from).type === 'transform') return singles(out, path)
  const first = definition(from).in
  return first && definition(first).type === 'transform' ? singles(from, path) : [{ path, schema }]
}

test('no call accepts text with bidi controls that reorder it for the reader', () => {
  const fields = everyCall.flatMap(({ name, call }) => (call.input ? singles(call.input, name) : []))
  const stored = fields.filter(({ schema }) => {
    const read = z.safeParse(schema, turned)
    return read.success && turning.test(JSON.stringify(read.data))
  })
  // Other users never see the content of password and secret fields.
  expect(stored.map(({ path }) => path).filter((path) => !/password|secret/.test(path))).toEqual([])
  expect(fields.filter(({ schema }) => z.safeParse(schema, turned).success).length).toBeGreaterThan(200)
})

describe('user text', () => {
  const emoji = '👩‍👩‍👧‍👦'.repeat(500)
  test.each([
    ['pay \u202eereht\u202c \u2067now\u2069\u200e', 'pay ereht now'],
    ['\u202e\u2066\u200f', ''],
    ['\u200b\u200d\u2060\ufeff\u00ad\n\u3164', ''],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    [emoji, emoji],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('%j is read as %j', (typed, read) => {
    expect(z.safeParse(text(20_000), typed).data).toBe(read)
    expect(z.safeParse(line(20_000), typed).data).toBe(read)
  })
  test('counts as missing if nothing in it is visible', () => {
    for (const field of [text(10, 1), line(10, 1)]) expect(z.safeParse(field, '\u202e\u200b \u2069').success).toBe(false)
  })
})

describe('text length after Unicode expansion', () => {
  const refusal = (schema: Schema, typed: string) => {
    const read = z.safeParse(schema, typed)
    return read.success ? null : read.error.issues.map(({ message }) => message)
  }
  test.each([
    ['a sign of eighteen letters', '\ufdfa'],
    ['a sign of six letters', '\u33af'],
  ])('%s repeated is too long', (_, sign) => {
    for (const field of [text(200), line(200)]) {
      expect(refusal(field, sign.repeat(200))).toEqual(['too_long'])
      expect(refusal(field, sign.repeat(10))).toBeNull()
    }
  })
  test.each([
    ['full width', 'Ａ'],
    ['Thai vowels of two signs', '\u0e33'],
    ['accents', 'é'],
    ['Chinese', '越'],
  ])('%s count as long as they look', (_, sign) => {
    for (const field of [text(200), line(200)]) {
      expect(refusal(field, sign.repeat(200))).toBeNull()
      expect(refusal(field, sign.repeat(201))).toEqual(['too_long'])
    }
  })
})
