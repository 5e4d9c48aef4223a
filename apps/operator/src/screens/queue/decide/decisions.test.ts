import { decideCase } from '@plaza/contract'
import { expect, test } from 'vitest'
import { fieldsToAsk } from './decisions.ts'

test.each(Object.entries(fieldsToAsk))('all fields of a case of kind %s can be requested again in one decision', (kind, fields) => {
  const requests = fields.map((field) => ({ field, reason: 'Too short' }))
  const sent = { kind, id: '1', version: '1', decision: 'need_more', fields: requests, idempotency_key: 'key-of-its-own' }
  expect(decideCase.input.parse(sent).fields).toHaveLength(fields.length)
})
