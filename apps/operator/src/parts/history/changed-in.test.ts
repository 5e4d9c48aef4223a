import { expect, test } from 'vitest'
import { changedIn } from './changed-in.ts'

test('lists each changed field with its value before and after, per language', () => {
  const before = { rate: '1', names: { en: 'Lamps', th: 'โคมไฟ' }, tags: [1] }
  const after = { rate: '2', names: { en: 'Lamps', th: 'ไฟ' }, tags: [1, 2] }
  expect(changedIn(before, after)).toEqual([
    { field: 'rate', before: '1', after: '2' },
    { field: 'names.th', before: 'โคมไฟ', after: 'ไฟ' },
    { field: 'tags', before: [1], after: [1, 2] },
  ])
  expect(changedIn(null, { name: 'New' })).toEqual([{ field: 'name', before: null, after: 'New' }])
  expect(changedIn(before, before)).toEqual([])
})
