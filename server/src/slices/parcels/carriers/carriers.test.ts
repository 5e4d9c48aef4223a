import { describe, expect, test } from 'vitest'
import { carriers, carriersFrom, trackingNoOf, trackingPage } from './carriers.ts'

describe('carriers', () => {
  test.each(carriers.map((each) => [each.name, each] as const))('%s has numbers like its own example', (_name, { form, example }) => {
    expect(form.test(trackingNoOf(example))).toBe(true)
    // What the database keeps of a number.
    expect(trackingNoOf(example)).toMatch(/^[A-Z0-9]{4,40}$/)
    expect(form.test(`${example}${'X'.repeat(20)}`)).toBe(false)
  })
  test('no two are called the same', () => expect(new Set(carriers.map(({ key }) => key)).size).toBe(carriers.length))
  test('those of a country come first, and those of the world are everywhere', () => {
    expect(carriersFrom('JP').map(({ key }) => key)).toEqual(['japan-post', 'yamato', 'dhl', 'fedex', 'ups'])
    expect(carriersFrom('AQ').map(({ key }) => key)).toEqual(['dhl', 'fedex', 'ups'])
  })
  test.each([
    ['1z 999-aa1 0123456784', '1Z999AA10123456784'],
    [' ef123456789th ', 'EF123456789TH'],
    ['１２３４', '1234'],
  ])('a number that is written %j is %s', (written, no) => expect(trackingNoOf(written)).toBe(no))
  test('a number stands in the address of its page', () => {
    expect(trackingPage({ page: 'https://carrier.example/?no={no}' }, 'AB1')).toBe('https://carrier.example/?no=AB1')
    expect(trackingPage({ page: null }, 'AB1')).toBeNull()
  })
})
