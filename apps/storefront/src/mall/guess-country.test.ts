import type { Language } from '@plaza/values'
import { expect, test } from 'vitest'
import { guessCountry } from './guess-country.ts'

test.each<[string, Language, readonly string[]]>([
  ['GB', 'en', ['en-GB', 'en']],
  ['MX', 'es', ['en-US', 'es-MX']],
  ['HK', 'zhtw', ['zh-Hant-HK']],
  ['NZ', 'en', ['en', 'en-NZ']],
  ['US', 'en', ['en']],
  ['TH', 'th', ['en-US']],
  ['JP', 'jp', []],
  ['CN', 'zh', ['zh-TW', 'not a tag at all']],
  ['ES', 'es', ['es-419']],
])('guesses %s for a visitor who reads %s with browser languages %j', (country, lang, browsers) =>
  expect(guessCountry(lang, browsers)).toBe(country),
)
