import { expect, test } from 'vitest'
import { type ComparedGroup, shownOf } from './compared.ts'

const field = (key: string, changes: boolean) => ({ key, name: key, live: '', requested: '', changes })
const groups: ComparedGroup[] = [
  { name: 'English', fields: [field('title', true), field('text', false)] },
  { name: 'Thai', fields: [field('title in Thai', false)] },
]

test.each([
  ['all fields', false, ['English: title text', 'Thai: title in Thai']],
  ['only what changes, and no group without any', true, ['English: title']],
])('a reviewer sees %s', (_, onlyChanges, seen) => {
  expect(shownOf(groups, onlyChanges).map(({ name, fields }) => `${name}: ${fields.map(({ key }) => key).join(' ')}`)).toEqual(seen)
})
