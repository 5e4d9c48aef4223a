import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeForm, decodeJson, readText, type Plain } from './decode.ts'
import { TransportFailure } from '../jobs/transport-failure.ts'

const statusOf = (act: () => unknown): number => {
  try {
    act()
    return 200
  } catch (error) {
    if (error instanceof TransportFailure) return error.status
    throw error
  }
}
const nested = (depth: number): string => `a${'[b]'.repeat(depth)}=1`
const nestedJson = (depth: number): string => `${'{"b":'.repeat(depth)}"1"${'}'.repeat(depth)}`

test('brackets in form fields create nested values', () => {
  expect(decodeForm('items[0][sku_id]=7&items[0][quantity]=2&items[1][sku_id]=8&name=Ada+L%C3%B3pez&tag[]=x&tag[]=y')).toEqual({
    items: [{ sku_id: '7', quantity: '2' }, { sku_id: '8' }],
    name: 'Ada López',
    tag: ['x', 'y'],
  })
})

test.each([
  ['delivery[1]=express', { delivery: { '1': 'express' } }],
  ['delivery[7]=standard&delivery[3]=express', { delivery: { '7': 'standard', '3': 'express' } }],
  ['delivery[3]=express&delivery[9000000001]=standard', { delivery: { '3': 'express', '9000000001': 'standard' } }],
  ['items[0]=a&items[5]=b', { items: ['a', 'b'] }],
])('keys that are row numbers do not make a list: %s', (form, read) => expect(decodeForm(form)).toEqual(read))

test('JSON decodes like a form: numbers, booleans and nulls become what a form would contain', () => {
  expect(decodeJson('{"id":7,"price":12.5,"on":true,"off":false,"gone":null,"list":[1,null,"x"]}')).toEqual({
    id: '7',
    price: '12.5',
    on: '1',
    off: '0',
    list: ['1', '', 'x'],
  })
})

test.each([['9007199254740993'], ['-9007199254740993'], ['1e400'], ['123456789012345678901']])(
  'a JSON number that JavaScript cannot hold exactly is refused: %s',
  (number) => {
    expect(statusOf(() => decodeJson(`{"id":${number}}`))).toBe(400)
  },
)

test('nesting depth is limited, in forms and in JSON', () => {
  expect(statusOf(() => decodeForm(nested(5)))).toBe(200)
  expect(statusOf(() => decodeForm(nested(6)))).toBe(400)
  expect(statusOf(() => decodeJson(nestedJson(6)))).toBe(200)
  expect(statusOf(() => decodeJson(nestedJson(8)))).toBe(400)
  expect(statusOf(() => decodeJson(`${'['.repeat(30_000)}${']'.repeat(30_000)}`))).toBe(400)
  expect(statusOf(() => decodeJson(`{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`))).toBe(400)
})

test('the number of fields and the length of lists are limited', () => {
  const pairs = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=1`).join('&')
  expect(statusOf(() => decodeForm(pairs(2000)))).toBe(200)
  expect(statusOf(() => decodeForm(pairs(2001)))).toBe(400)
  const items = (count: number) => Array.from({ length: count }, () => 'a[]=1').join('&')
  expect(statusOf(() => decodeForm(items(200)))).toBe(200)
  expect(statusOf(() => decodeForm(items(201)))).toBe(400)
  expect(statusOf(() => decodeJson(JSON.stringify({ a: Array.from({ length: 200 }, () => 1) })))).toBe(200)
  expect(statusOf(() => decodeJson(JSON.stringify({ a: Array.from({ length: 201 }, () => 1) })))).toBe(400)
  expect(statusOf(() => decodeJson(JSON.stringify(Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`f${at}`, 1])))))).toBe(400)
})

test('text that is not UTF-8 is refused, raw or percent-encoded', () => {
  expect(statusOf(() => readText(Buffer.from([0x61, 0xff])))).toBe(400)
  expect(statusOf(() => readText(Buffer.from([0xed, 0xa0, 0x80])))).toBe(400)
  expect(statusOf(() => decodeForm('a=%ff'))).toBe(400)
  expect(statusOf(() => decodeForm('a=%ED%A0%80'))).toBe(400)
  expect(statusOf(() => decodeForm('a=%zz'))).toBe(400)
  expect(readText(Buffer.from('ชา ☕'))).toBe('ชา ☕')
})

test('NUL is refused everywhere', () => {
  expect(statusOf(() => readText(Buffer.from('a\0b')))).toBe(400)
  expect(statusOf(() => decodeForm('a=%00'))).toBe(400)
  expect(statusOf(() => decodeForm('a%00b=1'))).toBe(400)
  expect(statusOf(() => decodeJson('{"a":"\\u0000"}'))).toBe(400)
  expect(statusOf(() => decodeJson('{"a\\u0000":"b"}'))).toBe(400)
})

test('a lone surrogate is refused', () => {
  expect(statusOf(() => decodeJson('{"a":"\\ud83d"}'))).toBe(400)
  expect(statusOf(() => decodeJson('{"a":["\\udc00x"]}'))).toBe(400)
  expect(decodeJson('{"a":"\\ud83d\\ude00"}')).toEqual({ a: '😀' })
})

test.each([['[]'], ['"a"'], ['7'], ['null'], ['true'], [''], ['{'], ['{"a":1}}'], ['{"a":NaN}'], ["{'a':1}"]])(
  'JSON that is not an object is refused: %s',
  (text) => {
    expect(statusOf(() => decodeJson(text))).toBe(400)
  },
)

const poisoned = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf']
test.each(poisoned)('the name %s does not change a prototype', (name) => {
  const read = [
    decodeForm(`${name}[polluted]=1`),
    decodeForm(`a[${name}][polluted]=1`),
    decodeForm(`${name}=1`),
    decodeJson(`{"${name}":{"polluted":"1"}}`),
    decodeJson(`{"a":{"${name}":{"polluted":"1"}}}`),
  ]
  expect((Object.prototype as { polluted?: string }).polluted).toBeUndefined()
  for (const fields of read) expect(Object.getPrototypeOf(fields)).toBe(Object.prototype)
})

const word = fc.string({ unit: fc.constantFrom('a', 'z', '0', '_', 'é', 'ช', '😀', ' ', '&', '=', '[', ']', '%', '+', '.'), maxLength: 12 })
const name = fc.stringMatching(/^[a-z][a-z_]{0,11}$/).filter((text) => !poisoned.includes(text))

test('any text in a form is decoded unchanged', () => {
  fc.assert(
    fc.property(fc.dictionary(name, word, { maxKeys: 20 }), (fields) => {
      const form = Object.entries(fields).map(([field, value]) => `${field}=${encodeURIComponent(value)}`)
      expect(decodeForm(form.join('&'))).toEqual({ ...fields })
    }),
  )
})

test('any bytes either fail with 400 or decode to plain and limited values', () => {
  const depthOf = (value: Plain): number => (typeof value === 'string' ? 0 : 1 + Math.max(0, ...Object.values(value).map(depthOf)))
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (bytes, asForm) => {
      const act = () => (asForm ? decodeForm : decodeJson)(readText(Buffer.from(bytes)))
      if (statusOf(act) === 200) expect(depthOf(act())).toBeLessThanOrEqual(7)
    }),
  )
  fc.assert(
    fc.property(fc.json({ maxDepth: 12 }), (text) => {
      expect([200, 400]).toContain(statusOf(() => decodeJson(text)))
    }),
  )
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', '[', ']', '=', '&', '%', '0', 'f', '[]', '__proto__', '.', '%5B', '%5D', '%00'), { maxLength: 60 }),
      (parts) => {
        expect([200, 400]).toContain(statusOf(() => decodeForm(parts.join(''))))
      },
    ),
  )
})
