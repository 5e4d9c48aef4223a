import { describe, expect, it } from 'vitest'
import { picturedLines, readOut } from './emoji.ts'
import { realWords, withOtherWords, cellsOf, keyOfWritten } from './same-words.ts'
import { sameWordsTable } from './same-words-table.ts'
const lines = sameWordsTable.trim().split('\n')
const cells = lines.map((line) => line.split('|').map((cell) => cell.split(',').map((written) => written.trim())))
const leading = cells.flat(2).filter((written) => !written.startsWith('~'))
const terms = (keyword: string, reach: 'language' | 'world' = 'language') =>
  (withOtherWords(keyword, reach) ?? []).map((word) => [word.ways, ...(word.others ?? [])].map((ways) => ways[0]?.join(' ')))

describe('the table of words that mean the same', () => {
  it('has a cell for each of five writings in every line', () => {
    for (const line of cells) expect([line[0], line.length]).toEqual([line[0], 5])
  })

  it('is found by every word that leads from it, however the word is cut', () => {
    const lost = leading.filter((written) => realWords(written).length === 0)
    expect(lost).toEqual([])
  })

  it('has a line for every picture that is read out', () => {
    expect(picturedLines().filter((first) => !cellsOf(first))).toEqual([])
  })

  it('has no word that says nothing', () => {
    expect(leading.filter((written) => keyOfWritten(written).length === 0)).toEqual([])
  })
})

describe('other words', () => {
  it.each([
    ['couch', 'sofa'],
    ['sneakers', 'trainer'],
    ['mobile phones', 'smartphon'],
    ['ぼうし', '帽子'],
    ['móvil', 'celular'],
    ['แล็ปท็อป', 'โน้ตบุ๊ก'],
    ['充電寶', '移动 动电 电源'],
  ])('%s may be called %s', (keyword, other) => expect(terms(keyword).flat()).toContain(other))

  it('of a phrase stand for the whole phrase, and the rest of the question stays', () => {
    const words = withOtherWords('red tennis shoes size 42', 'language') ?? []
    expect(words.map((word) => [word.ways[0]?.join(' '), (word.others ?? []).length > 0])).toEqual([
      ['red', false],
      ['tennis shoe', true],
      ['siz', false],
      ['42', false],
    ])
  })

  it('are those of a phrase that is written as one word, and the phrase itself', () => {
    expect(terms('facewash').flat()).toContain('faz wash')
    expect(terms('facewash').flat()).toContain('facial cleanser')
  })

  it('of other languages are further away', () => {
    expect(terms('sofa').flat()).not.toContain('沙发')
    expect(terms('sofa', 'world').flat()).toContain('沙发')
  })

  it('do not lead from a word that means more', () => {
    expect(terms('smartphone').flat()).toContain('phon')
    expect(withOtherWords('phone', 'language')).toBeNull()
  })

  it('leave an ending of a name away in another language only', () => {
    expect(withOtherWords('铲子', 'language')).toBeNull()
    expect(terms('铲子', 'world').flat()).toContain('铲')
  })

  it('are never two kana, which stand in words of all kinds', () => expect(terms('椅子').flat()).not.toContain('いす'))

  it('are none for words that nobody has put there', () => expect(withOtherWords('xylophant 42', 'world')).toBeNull())
})

describe('pictures that are read out', () => {
  it('say no more than 200 letters and 24 words, however many they are', () => {
    const pictures = '🎸🎧👟⛺🚲📷🎹🪑🛏🍯🎒🧦🧣🧤👒🧢👜💼🧳🕶💍💄🧴🧼🧽🪥🪒🪮✂🪞🎤💻⌨🖨📱🔊🎮⌚⏰🔋🔌💡🔦🏮🛋🪜🌵🌷📏'
    const said = readOut(pictures, 'en') ?? ''
    expect(said.length).toBeGreaterThan(100)
    expect(said.length).toBeLessThanOrEqual(200)
    expect(said.split(/[ -]/).length).toBeLessThanOrEqual(24)
  })
})
