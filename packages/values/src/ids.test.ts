import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { id, isId, newReference, parseId, parseReference, randomToken } from './ids.ts'

describe('database ID', () => {
  test.each(['1', '42', '9223372036854775807'])('%s is an ID', (text) => expect(parseId(text)).toBe(text))
  test.each(['', '0', '-1', '01', '1.0', '1e3', ' 1', '1\n', '９', '9223372036854775808', '99999999999999999999', "1' or 1=1"])(
    '%j is not an ID',
    (text) => expect(isId(text)).toBe(false),
  )
  test('converts a database number to an ID and throws on any other number', () => {
    expect(id(7n)).toBe('7')
    expect(id(7)).toBe('7')
    expect(() => id(0)).toThrow(RangeError)
    expect(() => id(1.5)).toThrow(RangeError)
  })
})

describe('public reference', () => {
  const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

  test('has twelve characters, none of which is easily mistaken for another', () => expect(newReference()).toMatch(/^[2-9A-HJKMNP-Z]{12}$/))
  test('parses a reference typed by a person, with spaces, a hyphen and lower case', () => {
    const reference = newReference()
    expect(parseReference(reference)).toBe(reference)
    expect(parseReference(` ${reference.slice(0, 4).toLowerCase()}-${reference.slice(4, 8)} ${reference.slice(8)} `)).toBe(reference)
  })

  test('detects one wrong character', () => {
    fc.assert(
      fc.property(fc.nat(11), fc.constantFrom(...signs.split('')), (at, sign) => {
        const reference = newReference()
        fc.pre(reference[at] !== sign)
        expect(parseReference(reference.slice(0, at) + sign + reference.slice(at + 1))).toBeUndefined()
      }),
      { numRuns: 500 },
    )
  })

  test('detects two swapped adjacent characters', () => {
    fc.assert(
      fc.property(fc.nat(10), (at) => {
        const reference = newReference()
        fc.pre(reference[at] !== reference[at + 1])
        expect(parseReference(reference.slice(0, at) + reference[at + 1] + reference[at] + reference.slice(at + 2))).toBeUndefined()
      }),
      { numRuns: 500 },
    )
  })

  test.each(['', 'ABC', 'ABCDEFGHJKMN2', '000000000000'])('%j is not a reference', (text) => expect(parseReference(text)).toBeUndefined())
  test('uses every character about equally often', () => {
    const seen = new Map<string, number>()
    for (let i = 0; i < 3100; i++) for (const sign of newReference().slice(0, 11)) seen.set(sign, (seen.get(sign) ?? 0) + 1)
    expect([...seen.keys()].toSorted().join('')).toBe(signs)
    for (const times of seen.values()) expect(times).toBeGreaterThan(800)
  })
})

describe('random token', () => {
  test('has 256 bits in 43 URL-safe characters', () => expect(randomToken()).toMatch(/^[A-Za-z0-9_-]{43}$/))
  test('is unique among 1,000 tokens', () => expect(new Set(Array.from({ length: 1000 }, randomToken)).size).toBe(1000))
})
