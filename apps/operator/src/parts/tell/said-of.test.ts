import { expect, test } from 'vitest'
import { saidOf } from './said-of.ts'

const words = { fieldOf: (path: string) => path.toUpperCase(), valueOf: String }

test('tells a change by its fields, and leaves out empty details', () => {
  const before = { texts: { en: { title: 'Tea' } }, rate: '1' }
  const after = { texts: { en: { title: 'Tea week' } }, rate: '1', image: '7' }
  expect(saidOf({ before, after }, words)).toBe('TEXTS.EN.TITLE: Tea → Tea week · IMAGE: — → 7')
  expect(saidOf({ before: null, after: { rate: '2' } }, words)).toBe('RATE: — → 2')
  expect(saidOf({ reason: 'Late', note: '', credited: null }, words)).toBe('REASON: Late')
})
