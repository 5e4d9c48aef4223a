import { languages } from '@plaza/values'
import { beforeAll, expect, test } from 'vitest'
import { everyText, type Texts } from './every-text.ts'
import { foreignIn } from './foreign-words.ts'

let texts: Texts[]
beforeAll(async () => {
  texts = await everyText()
})

/** Texts that may equal the English text, because the other language uses the same words or the text contains no words. */
const mayBeEnglish = new Set([
  'apps/storefront/src/words.places.blog',
  'apps/storefront/src/screens/account/words.sales.total',
  'apps/seller/src/screens/dashboard/words.sales.total',
  'apps/operator/src/screens/finances/ledger/words.total',
  'apps/seller/src/words.screens.chat',
  'apps/storefront/src/screens/checkout/words.total',
  'apps/storefront/src/parts/cart/words.total',
  'apps/storefront/src/screens/settings/words.zoom',
  'cast.ads.9.kicker',
  'cast.ads.10.kicker',
  'cast.categories.7.name',
  'cast.categories.8.name',
  'cast.categories.20.name',
  'cast.categories.45.name',
  'cast.optionValues.coral',
])
const noWords = /^languages\.ts\.(htmlLanguages|dateLocales)$/

test('texts of every screen, part, email, notification and message are found', () => {
  expect(texts.length).toBeGreaterThan(700)
  const folders = new Set(texts.map(({ where }) => where.slice(0, where.indexOf('.'))))
  for (const home of [
    'apps/storefront/src/words',
    'apps/storefront/src/screens/product/words',
    'apps/storefront/src/parts/map/words',
    'server/src/modules/identity/accounts/emails',
    'codes',
    'upload-words',
    'form-words',
    'orders',
  ])
    expect(folders, home).toContain(home)
})

test.each(languages)('%s: every text is present, and in its own language', (language) => {
  const wrong = texts
    .filter(({ where }) => !noWords.test(where))
    .flatMap(({ where, texts: six }) => {
      const isSilent = languages.every((each) => six[each] === '')
      const faults = [...foreignIn(language, six[language], six.en), ...(six[language].trim() === '' && !isSilent ? ['nothing'] : [])]
      return faults
        .filter((fault) => !(mayBeEnglish.has(where) && fault === 'the English text'))
        .map((fault) => `${where}: ${fault} in “${six[language]}”`)
    })
  expect(wrong).toEqual([])
})

test('no two languages share a sentence by mistake', () => {
  const long = /\p{L}[^]{7,}/u
  // The two Chinese scripts share most characters. The rules above check only the characters that belong to one of the scripts.
  const pairs = languages
    .flatMap((one, at) => languages.slice(at + 1).map((other) => [one, other] as const))
    .filter((pair) => pair.join() !== 'zh,zhtw')
  const wrong = texts.flatMap(({ where, texts: six }) =>
    pairs
      .filter(([one, other]) => !noWords.test(where) && !mayBeEnglish.has(where) && long.test(six[one]) && six[one] === six[other])
      .map((pair) => `${where} ${pair.join(' = ')}: ${six[pair[0]]}`),
  )
  expect(wrong).toEqual([])
})
