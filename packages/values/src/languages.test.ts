import { describe, expect, test } from 'vitest'
import { htmlLanguages, isLanguage, languageNames, languageOfTag, languages, pickLanguage } from './languages.ts'
import { localized, localizedLanguage } from './localized.ts'

test('the mall speaks six languages, each under a name and a tag of its own', () => {
  expect(languages).toEqual(['zh', 'en', 'es', 'jp', 'th', 'zhtw'])
  expect(new Set(Object.values(htmlLanguages)).size).toBe(6)
  expect(new Set(Object.values(languageNames)).size).toBe(6)
  expect(languages.map((language) => htmlLanguages[language])).toEqual(['zh-Hans', 'en', 'es', 'ja', 'th', 'zh-Hant'])
})

test.each(languages)('%s is found again by its tag', (language) => {
  expect(isLanguage(language)).toBe(true)
  expect(languageOfTag(htmlLanguages[language])).toBe(language)
  expect(languageOfTag(language)).toBe(language)
})

test.each(['', 'ja', 'EN', 'zh-TW', 'constructor'])('%j is no code of ours', (text) => expect(isLanguage(text)).toBe(false))

describe('the language for a browser', () => {
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
  ])('%j is answered in %s', (header, language) => expect(pickLanguage(header)).toBe(language))

  test('a header of great length is answered at once', () => expect(pickLanguage(`${'x,'.repeat(100_000)}th`)).toBe('en'))
})

describe('a localized field', () => {
  const bread = { id: '1', name_en: 'Bread', name_th: 'ขนมปัง', name_es: '', name_jp: null }
  test('is read in the language', () => expect(localized(bread, 'name', 'th')).toBe('ขนมปัง'))
  test('falls back to English where it is missing, empty or null', () => {
    expect([localized(bread, 'name', 'zh'), localized(bread, 'name', 'es'), localized(bread, 'name', 'jp')]).toEqual([
      'Bread',
      'Bread',
      'Bread',
    ])
  })
  test('is empty where English is missing too', () => expect(localized({ name_th: 'ขนมปัง' }, 'name', 'zh')).toBe(''))
  test('says in which language it was found', () => {
    expect(localizedLanguage(bread, 'name', 'th')).toBe('th')
    expect(localizedLanguage(bread, 'name', 'es')).toBe('en')
  })
})
