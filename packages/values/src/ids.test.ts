import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { id, isId, newReference, parseId, parseReference, randomToken } from './ids.ts'

describe('an id', () => {
  test.each(['1', '42', '9223372036854775807'])('%s is an id', (text) => expect(parseId(text)).toBe(text))
  test.each(['', '0', '-1', '01', '1.0', '1e3', ' 1', '1\n', '９', '9223372036854775808', '99999999999999999999', "1' or 1=1"])(
    '%j is none',
    (text) => expect(isId(text)).toBe(false),
  )
  test('a number of the database becomes an id, and anything else is a bug', () => {
    expect(id(7n)).toBe('7')
    expect(id(7)).toBe('7')
    expect(() => id(0)).toThrow(RangeError)
    expect(() => id(1.5)).toThrow(RangeError)
  })
})

describe('a public reference', () => {
  const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

  test('has twelve signs, none of which is mistaken for another', () => expect(newReference()).toMatch(/^[2-9A-HJKMNP-Z]{12}$/))
  test('reads back as typed by a person', () => {
    const reference = newReference()
    expect(parseReference(reference)).toBe(reference)
    expect(parseReference(` ${reference.slice(0, 4).toLowerCase()}-${reference.slice(4, 8)} ${reference.slice(8)} `)).toBe(reference)
  })

  test('one wrong sign is noticed', () => {
    fc.assert(
      fc.property(fc.nat(11), fc.constantFrom(...signs.split('')), (at, sign) => {
        const reference = newReference()
        fc.pre(reference[at] !== sign)
        expect(parseReference(reference.slice(0, at) + sign + reference.slice(at + 1))).toBeUndefined()
      }),
      { numRuns: 500 },
    )
  })

  test('two swapped neighbours are noticed', () => {
    fc.assert(
      fc.property(fc.nat(10), (at) => {
        const reference = newReference()
        fc.pre(reference[at] !== reference[at + 1])
        expect(parseReference(reference.slice(0, at) + reference[at + 1] + reference[at] + reference.slice(at + 2))).toBeUndefined()
      }),
      { numRuns: 500 },
    )
  })

  test.each(['', 'ABC', 'ABCDEFGHJKMN2', '000000000000'])('%j is none', (text) => expect(parseReference(text)).toBeUndefined())
  test('every sign is used about as often as the others', () => {
    const seen = new Map<string, number>()
    for (let i = 0; i < 3100; i++) for (const sign of newReference().slice(0, 11)) seen.set(sign, (seen.get(sign) ?? 0) + 1)
    expect([...seen.keys()].toSorted().join('')).toBe(signs)
    for (const times of seen.values()) expect(times).toBeGreaterThan(800)
  })
})

describe('a random token', () => {
  test('has 256 bits in 43 signs that are safe in an address', () => expect(randomToken()).toMatch(/^[A-Za-z0-9_-]{43}$/))
  test('never comes twice', () => expect(new Set(Array.from({ length: 1000 }, randomToken)).size).toBe(1000))
})
