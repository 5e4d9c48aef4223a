import { describe, expect, test } from 'vitest'
import { readChoices } from './choices.ts'

const keptAs = (kept: Record<string, string>) => (name: string) => kept[name] ?? null

describe('what a shopper has chosen', () => {
  test('a first visit is in English, in dollars, in the theme of the system', () => {
    expect(readChoices(keptAs({}))).toEqual({ lang: 'en', cur: 'USD', theme: 'system' })
  })

  test('a choice is found again', () => {
    expect(readChoices(keptAs({ lang: 'zhtw', cur: 'THB', theme: 'dark' }))).toEqual({ lang: 'zhtw', cur: 'THB', theme: 'dark' })
  })

  test('what no longer makes sense is as if it had not been chosen', () => {
    expect(readChoices(keptAs({ lang: 'xx', cur: '<b>', theme: 'pink' }))).toEqual({ lang: 'en', cur: 'USD', theme: 'system' })
  })
})
