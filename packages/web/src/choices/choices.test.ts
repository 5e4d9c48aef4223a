import { describe, expect, test } from 'vitest'
import { readChoices } from './choices.ts'

const names = { lang: 'desk.lang', cur: 'desk.cur', theme: 'desk.theme' }
const storageKey = (kept: Record<string, string>) => (name: string) => kept[name] ?? null

describe('what somebody has chosen', () => {
  test('a first visit is in English, in dollars, in the theme of the system', () => {
    expect(readChoices(names, storageKey({}))).toEqual({ lang: 'en', cur: 'USD', theme: 'system' })
  })

  test('a choice is found again under the names of this app, and none of another', () => {
    const here = { 'desk.lang': 'zhtw', 'desk.cur': 'THB', 'desk.theme': 'dark', lang: 'es' }
    expect(readChoices(names, storageKey(here))).toEqual({ lang: 'zhtw', cur: 'THB', theme: 'dark' })
  })

  test('what no longer makes sense is as if it had not been chosen', () => {
    const here = { 'desk.lang': 'xx', 'desk.cur': '<b>', 'desk.theme': 'pink' }
    expect(readChoices(names, storageKey(here))).toEqual({ lang: 'en', cur: 'USD', theme: 'system' })
  })
})
