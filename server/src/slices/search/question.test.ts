import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allWords, loosened, otherWords, someWords } from './question.ts'
import { bandOf, bandsBetween } from './price-bands.ts'
import { tierEnds, tierOf } from './tiers.ts'
import { askedWords, withOtherWords } from './words/index.ts'

describe('questions to the index', () => {
  it('ask for names first, and never again for what was asked before', () =>
    expect(allWords(askedWords('red shoes'))).toEqual([
      "('~ared'&'~ashoe')",
      "(('~ared'|'~bred')&('~ashoe'|'~bshoe')&('~bred'|'~bshoe'))",
      "(('~ared'|'~bred'|'~cred')&('~ashoe'|'~bshoe'|'~cshoe')&('~cred'|'~cshoe'))",
      "(('~ared'|'~bred'|'~cred'|'~dred')&('~ashoe'|'~bshoe'|'~cshoe'|'~dshoe')&('~dred'|'~dshoe'))",
    ]))

  it('of a single word are its fields, one after the other', () =>
    expect(allWords(askedWords('shoes'))).toEqual(["'~ashoe'", "'~bshoe'", "'~cshoe'", "'~dshoe'"]))

  it('look for parts of words in names and for whole words in longer texts', () => {
    expect(allWords(askedWords('カメラ'))).toEqual([
      "('~aかめ'&'~aめら')",
      "(('~aかめ'|'~bかめ')&('~aめら'|'~bめら')&('~bかめ'|'~bめら'))",
      "'~cかめら'",
      "'~dかめら'",
    ])
    expect(allWords(askedWords('カメラ red'))[2]).toBe(
      "(('~cかめら'|(('~aかめ'|'~bかめ')&('~aめら'|'~bめら')))&('~ared'|'~bred'|'~cred')&('~cかめら'|'~cred'))",
    )
  })

  it('for other words leave out what was asked before', () => {
    expect(otherWords(withOtherWords('couch', 'language') ?? [])).toEqual([
      "('~asofa'|'~asettee'|'~aloveseat')",
      "('~bsofa'|'~bsettee'|'~bloveseat')",
    ])
    const [two] = otherWords(withOtherWords('rucksack for mittens', 'language') ?? [])
    expect(two).toMatch(/^\(\('~arucksack'\|.+\)&\('~amitten'\|.+\)&\('~abackpack'\|(?!.*~arucksack).+\)\)$/)
  })

  it('carry the filters that the index can answer', () => {
    const [first] = allWords(askedWords('shoes'), { category: '4', brands: ['1', '2'], shop: '3', priceMin: 1000, priceMax: 1500 })
    expect(first).toBe("('~ashoe'&'~g4'&'~s3'&('~k1'|'~k2')&('~p19'|'~p20'|'~p21'))")
  })

  it('ask for pairs of words where three are too many', () => {
    const [first] = someWords(loosened(askedWords('red wool hat')), 2)
    for (const pair of [
      "('~ared'|'~bred')&('~awool'|'~bwool')",
      "('~ared'|'~bred')&('~ahat'|'~bhat')",
      "('~awool'|'~bwool')&('~ahat'|'~bhat')",
    ])
      expect(first).toContain(pair)
  })

  it('hold nothing that was typed outside of quotes', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
        const words = askedWords(typed)
        fc.pre(words.length > 0)
        for (const question of allWords(words)) expect(question.replace(/'(?:[^'\\]|''|\\\\)*'/g, '')).toMatch(/^[()&|!]*$/)
      }),
    ))
})

describe('price bands', () => {
  it('of a range hold the band of every price in it', () =>
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(100_000), fc.double({ min: 0, max: 1, noNaN: true }), (min, width, part) => {
        const bands = bandsBetween(min, min + width)
        return bands.length === 0 || bands.includes(bandOf(Math.round(min + width * part)))
      }),
    ))
})

describe('tiers', () => {
  it('are in order: a better score never stands in a later tier', () =>
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 80, noNaN: true }), { maxLength: 4 }),
        fc.double({ min: 0, max: 80, noNaN: true }),
        fc.double({ min: 0, max: 80, noNaN: true }),
        (scores, a, b) => {
          const bounds = scores.toSorted((x, y) => y - x)
          return a <= b ? tierOf(a, bounds) >= tierOf(b, bounds) : tierOf(a, bounds) <= tierOf(b, bounds)
        },
      ),
    ))
  it.each([
    [100, []],
    [19_999, []],
    [20_000, [1_000, 9_000]],
    [1_000_000, [1_000, 9_000, 73_000, 300_000]],
  ])('a mall of %i products has tiers that end at %j', (count, ends) => expect(tierEnds(count)).toEqual(ends))
})
