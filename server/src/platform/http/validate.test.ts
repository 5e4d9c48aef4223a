import { call } from '@plaza/contract'
import { Flag, Id, IdempotencyKey, Sum, int, list, oneOf, optional, text, withDefault } from '@plaza/contract/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Plain, PlainFields } from './decode.ts'
import { validate } from './validate.ts'

const order = call({
  method: 'POST',
  path: '/trial',
  who: 'visitor',
  summary: 'Trial',
  input: z.object({
    id: Id,
    items: list(z.object({ sku_id: Id, quantity: int(1, 99) }), 3),
    amount: optional(Sum),
    gift: optional(Flag),
    kind: oneOf(['goods', 'money']),
    remark: optional(text(10)),
    name: text(5, 1),
    limit: withDefault(int(1, 50), 20),
    idempotency_key: optional(IdempotencyKey),
  }),
  answer: z.object({}),
})
const good = { id: '7', items: [{ sku_id: '1', quantity: '2' }], kind: 'goods', name: 'Ada' }
const check = (more: PlainFields) => validate(order, { ...good, ...more })
const without = (...names: string[]) => validate(order, Object.fromEntries(Object.entries(good).filter(([name]) => !names.includes(name))))

test('valid input is returned typed, with defaults and without unknown fields', () => {
  expect(check({ gift: '1', amount: '12.5', is_admin: '1', remark: '  hi ' })).toEqual({
    input: {
      id: '7',
      items: [{ sku_id: '1', quantity: 2 }],
      kind: 'goods',
      name: 'Ada',
      amount: '12.5',
      gift: true,
      remark: 'hi',
      limit: 20,
      idempotency_key: undefined,
    },
  })
})

test('every missing field is reported, regardless of their number', () => {
  expect(without('id')).toEqual({ code: 1000009, fields: { id: 'missing' } })
  expect(without('id', 'kind', 'items', 'name')).toEqual({
    code: 1000009,
    fields: { id: 'missing', kind: 'missing', items: 'missing', name: 'missing' },
  })
  expect(check({ id: '' })).toEqual({ code: 1000009, fields: { id: 'missing' } })
  expect(check({ items: [{ sku_id: '1' }] })).toEqual({ code: 1000009, fields: { 'items.0.quantity': 'missing' } })
})

test('an empty optional field counts as omitted', () => {
  expect(check({ amount: '', gift: '', remark: '', limit: '' })).toMatchObject({ input: { limit: 20 } })
})

test.each<[string, PlainFields, Record<string, string>]>([
  ['an id with a sign', { id: '-1' }, { id: 'id' }],
  ['an id in Arabic digits', { id: '٧' }, { id: 'id' }],
  ['an id of zero', { id: '0' }, { id: 'id' }],
  ['an id with a line break at its end', { id: '7\n' }, { id: 'id' }],
  ['an id that is a list', { id: ['7'] }, { id: 'malformed' }],
  ['an id beyond the database', { id: '9999999999999999999' }, { id: 'id' }],
  ['a sum with three digits', { amount: '1.005' }, { amount: 'money' }],
  ['a sum in exponents', { amount: '1e3' }, { amount: 'money' }],
  ['a negative sum', { amount: '-1' }, { amount: 'money' }],
  ['a sum that is not a number', { amount: 'NaN' }, { amount: 'money' }],
  ['a flag of another sort', { gift: 'yes' }, { gift: 'flag' }],
  ['a kind nobody knows', { kind: 'toString' }, { kind: 'choice' }],
  ['too many pieces', { items: [{ sku_id: '1', quantity: '100' }] }, { 'items.0.quantity': 'too_large' }],
  ['too few pieces', { items: [{ sku_id: '1', quantity: '0' }] }, { 'items.0.quantity': 'too_small' }],
  ['half a piece', { items: [{ sku_id: '1', quantity: '1.5' }] }, { 'items.0.quantity': 'number' }],
  ['too many lines', { items: Array.from({ length: 4 }, () => ({ sku_id: '1', quantity: '1' })) }, { items: 'too_many' }],
  ['a list that only says its length', { items: { length: Object.create(null) } }, { items: 'malformed' }],
  ['a list that is a word', { items: 'all' }, { 'items.0': 'malformed' }],
  ['a remark that is too long', { remark: 'x'.repeat(11) }, { remark: 'too_long' }],
  ['a remark with a bell in it', { remark: 'ding\u0007' }, { remark: 'unclean' }],
  ['a name of blanks', { name: '   ' }, { name: 'too_short' }],
  ['a name with half an emoji', { name: '\ud83d' }, { name: 'unclean' }],
])('%s is malformed, with a reason for its field', (_what, fields, reasons) => {
  expect(check(fields)).toEqual({ code: 1000008, fields: reasons })
})

test('a missing and a malformed field give the code for a missing one, and both are reported', () => {
  expect(validate(order, { ...good, id: 'x', kind: '' })).toEqual({ code: 1000009, fields: { id: 'id', kind: 'missing' } })
})

test('text is counted and stored in composed Unicode form', () => {
  expect(check({ name: 'e\u0301e\u0301e\u0301e\u0301e\u0301' })).toMatchObject({ input: { name: 'ééééé' } })
})

const anything: fc.Arbitrary<Plain> = fc.letrec<{ plain: Plain }>((tie) => ({
  plain: fc.oneof(
    { maxDepth: 3 },
    fc.string(),
    fc.array(tie('plain'), { maxLength: 4 }),
    fc.dictionary(fc.string({ maxLength: 6 }), tie('plain'), { maxKeys: 4 }),
  ),
})).plain

test('any input is accepted or reported field by field, without an exception', () => {
  fc.assert(
    fc.property(
      fc.record({ id: anything, items: anything, amount: anything, kind: anything, name: anything, limit: anything }, { requiredKeys: [] }),
      (fields) => {
        const checked = validate(order, fields)
        if ('code' in checked) expect(Object.keys(checked.fields).length).toBeGreaterThan(0)
      },
    ),
  )
})
