import { describe, expect, test } from 'vitest'
import { htmlLanguages, isLanguage, languageNames, languageOfTag, languages, pickLanguage } from './languages.ts'
import { localized, localizedLanguage } from './localized.ts'

test('the mall has six languages, each with a unique name and HTML tag', () => {
  expect(languages).toEqual(['zh', 'en', 'es', 'jp', 'th', 'zhtw'])
  expect(new Set(Object.values(htmlLanguages)).size).toBe(6)
  expect(new Set(Object.values(languageNames)).size).toBe(6)
  expect(languages.map((language) => htmlLanguages[language])).toEqual(['zh-Hans', 'en', 'es', 'ja', 'th', 'zh-Hant'])
})

test.each(languages)('%s is found by its language tag', (language) => {
  expect(isLanguage(language)).toBe(true)
  expect(languageOfTag(htmlLanguages[language])).toBe(language)
  expect(languageOfTag(language)).toBe(language)
})

test.each(['', 'ja', 'EN', 'zh-TW', 'constructor'])('%j is not a supported language code', (text) => expect(isLanguage(text)).toBe(false))

describe('language negotiation for a browser', () => {
  test.each([
    ['th-TH,th;q=0.9,en;q=0.8', 'th'],
    ['fr-FR,fr;q=0.9,es;q=0.4,ja;q=0.7', 'jp'],
    ['zh-CN,zh;q=0.9', 'zh'],
    ['zh-TW,zh;q=0.9', 'zhtw'],
    ['zh-Hant-HK', 'zhtw'],
    ['zh-Hans-HK', 'zh'],
    ['zh_HK', 'zhtw'],
    ['es-MX', 'es'],
    ['en;q=0, ja', 'jp'],
    ['de', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    ['th;q=abc, es;q=0.1', 'es'],
  ])('%j selects %s', (header, language) => expect(pickLanguage(header)).toBe(language))

  test('parses a very long header quickly', () => expect(pickLanguage(`${'x,'.repeat(100_000)}th`)).toBe('en'))
})

describe('localized field', () => {
  const bread = { id: '1', name_en: 'Bread', name_th: 'ขนมปัง', name_es: '', name_jp: null }
  test('reads the value in the requested language', () => expect(localized(bread, 'name', 'th')).toBe('ขนมปัง'))
  test('falls back to English where it is missing, empty or null', () => {
    expect([localized(bread, 'name', 'zh'), localized(bread, 'name', 'es'), localized(bread, 'name', 'jp')]).toEqual([
      'Bread',
      'Bread',
      'Bread',
    ])
  })
  test('is empty where English is missing too', () => expect(localized({ name_th: 'ขนมปัง' }, 'name', 'zh')).toBe(''))
  test('reports the language of the value found', () => {
    expect(localizedLanguage(bread, 'name', 'th')).toBe('th')
    expect(localizedLanguage(bread, 'name', 'es')).toBe('en')
  })
})
