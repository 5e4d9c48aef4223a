import { minor } from '@plaza/values'
import { expect, test } from 'vitest'
import { versionOf } from './row-version.ts'

const state = {
  name: 'A lamp',
  price: minor(2_400n),
  at: new Date('2026-11-26T10:00:00Z'),
  names: { en: 'A lamp', th: 'โคมไฟ' },
  list: ['a', 'b'],
}

test('a state has one version, regardless of the order of its fields', () => {
  const { names, ...rest } = state
  expect(versionOf({ names: { th: names.th, en: names.en }, ...rest })).toBe(versionOf(state))
  expect(versionOf(state)).toMatch(/^[1-9][0-9]{0,17}$/)
})

test.each([
  ['a text', { ...state, name: 'A lantern' }],
  ['a sum', { ...state, price: minor(2_401n) }],
  ['a moment', { ...state, at: new Date('2026-11-26T10:00:01Z') }],
  ['a field inside', { ...state, names: { ...state.names, en: 'A lantern' } }],
  ['an order', { ...state, list: ['b', 'a'] }],
  ['nothing', null],
])('a change of %s changes the version', (_what, other) => {
  expect(versionOf(other)).not.toBe(versionOf(state))
})
