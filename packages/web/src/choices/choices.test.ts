import { describe, expect, test } from 'vitest'
import { readChoices } from './choices.ts'

const names = { lang: 'desk.lang', cur: 'desk.cur', theme: 'desk.theme' }
const storageKey = (stored: Record<string, string>) => (name: string) => stored[name] ?? null

describe('stored preferences', () => {
  test('a first visit uses English, dollars and the system theme', () => {
    expect(readChoices(names, storageKey({}))).toEqual({ lang: 'en', cur: 'USD', theme: 'system' })
  })

  test('reads preferences under the storage keys of this app and ignores those of other apps', () => {
    const here = { 'desk.lang': 'zhtw', 'desk.cur': 'THB', 'desk.theme': 'dark', lang: 'es' }
    expect(readChoices(names, storageKey(here))).toEqual({ lang: 'zhtw', cur: 'THB', theme: 'dark' })
  })

  test('ignores invalid stored preferences', () => {
    const here = { 'desk.lang': 'xx', 'desk.cur': '<b>', 'desk.theme': 'pink' }
    expect(readChoices(names, storageKey(here))).toEqual({ lang: 'en', cur: 'USD', theme: 'system' })
  })
})
