import { getNews, getNewsItem, loginByPassword, saveAddress, updateUser } from '@plaza/contract'
import { describe, expect, test } from 'vitest'
import { CallFailure, reasonOf } from './failure.ts'
import { reasonFor, reasonForStatus, sessionEndFor } from './reason-for.ts'

describe('refusal reason by code', () => {
  test.each([
    ['a full address book', saveAddress, 3000006, null, 'book_full'],
    ['fields that a call calls malformed by a code of its own', updateUser, 1100004, null, 'malformed'],
    ['a word that several calls share', loginByPassword, 3000002, { retry_after: 60 }, 'paused'],
    ['an account that ended, which says nothing of this session', loginByPassword, 2000017, null, 'account_ended'],
    ['a session that ended', saveAddress, 2000017, null, 'session_ended'],
    ['a field that nobody filled in', getNewsItem, 1000009, { fields: { id: 'missing' } }, 'field_missing'],
    ['a cursor that is too old', getNews, 1000008, { fields: { cursor: 'malformed' } }, 'cursor_stale'],
    ['another field of the same list', getNews, 1000008, { fields: { limit: 'too_large' } }, 'field_malformed'],
    ['a code that nobody promised', getNewsItem, 2000018, null, 'unnamed'],
  ])('%s', (_, call, code, data, reason) => expect(reasonFor(call, code, data)).toBe(reason))
})

test.each([
  [502, 'unreachable'],
  [503, 'unreachable'],
  [504, 'unreachable'],
  [500, 'broken'],
  [429, 'broken'],
  [200, 'broken'],
])('status %i without a valid body: the mall is %s', (status, reason) => expect(reasonForStatus(status)).toBe(reason))

test('three codes mean that the session has ended', () => {
  expect([1100003, 1000004, 2000017, 1100002].map(sessionEndFor)).toEqual(['no_session', 'session_unknown', 'session_ended', undefined])
})

test('a failure has a reason only for its own call, and none for others', () => {
  const full = new CallFailure({ kind: 'refused', reason: 'book_full', of: saveAddress })
  expect(reasonOf(full, saveAddress)).toBe('book_full')
  expect(reasonOf(full, updateUser)).toBeUndefined()
  expect(reasonOf(new TypeError('a bug'), saveAddress)).toBeUndefined()
  // @ts-expect-error -- a reason that the call does not declare does not compile
  expect(reasonOf(full, saveAddress) === 'shop_open').toBe(false)
})
