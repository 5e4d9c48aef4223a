import { expect, test } from 'vitest'
import type { KnownText } from './known-texts.ts'
import { planWords, staleIn } from './plan-words.ts'

const words = (about: string) => `${about} {mall}`
const known: KnownText = {
  ...{ key: 'notice.welcome.title', about: 'notice' },
  standard: {
    en: words('Welcome to'),
    zh: words('欢迎'),
    zhtw: words('歡迎'),
    es: words('Hola'),
    jp: words('ようこそ'),
    th: words('สวัสดี'),
  },
}
const typed = { ...known.standard }
const plan = (changes: object, before: Parameters<typeof planWords>[1] = null, checked: readonly 'es'[] = []) => {
  const planned = planWords(known, before, { typed: { ...typed, ...changes }, checked })
  if ('faults' in planned) throw new Error(JSON.stringify(planned.faults))
  return planned.texts
}

test('a text equal to the default is not stored', () => expect(plan({})).toEqual({}))

test('a new English text makes the others stale until they are rewritten or confirmed', () => {
  const first = plan({ en: words('Come in,') })
  expect(first).toEqual({ en: { text: 'Come in, {mall}', of: 'Come in, {mall}' } })
  expect(staleIn(known, first)).toEqual(['zh', 'es', 'jp', 'th', 'zhtw'])
  const second = plan({ en: words('Come in,'), th: words('เชิญ') }, first, ['es'])
  expect(second).toMatchObject({ es: { text: 'Hola {mall}', of: 'Come in, {mall}' }, th: { text: 'เชิญ {mall}' } })
  expect(staleIn(known, second)).toEqual(['zh', 'jp', 'zhtw'])
  const third = plan({ en: words('Do come in,'), es: words('Hola'), th: words('เชิญ') }, second)
  expect(staleIn(known, third)).toEqual(['zh', 'es', 'jp', 'th', 'zhtw'])
})

test('an empty text uses the default', () => {
  const first = plan({ es: words('Buenas') })
  expect(plan({ es: undefined }, first)).toEqual({})
})

test('a text contains exactly the placeholders of the default', () => {
  const faulty = planWords(known, null, { typed: { ...typed, es: 'Hola', th: 'สวัสดี {mall} {name}' }, checked: [] })
  expect(faulty).toEqual({ faults: { text_es: 'malformed', text_th: 'malformed' } })
})
