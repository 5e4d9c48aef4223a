import { describe, expect, it } from 'vitest'
import { picturedLines, readOut } from './emoji.ts'
import { realWords, withOtherWords, cellsOf, keyOfWritten } from './same-words.ts'
import { sameWordsTable } from './same-words-table.ts'
const lines = sameWordsTable.trim().split('\n')
const cells = lines.map((line) => line.split('|').map((cell) => cell.split(',').map((written) => written.trim())))
const leading = cells.flat(2).filter((written) => !written.startsWith('~'))
const terms = (keyword: string, reach: 'language' | 'world' = 'language') =>
  (withOtherWords(keyword, reach) ?? []).map((word) =>
    [word.alternatives, ...(word.others ?? [])].map((alternatives) => alternatives[0]?.join(' ')),
  )

describe('synonym table', () => {
  it('has a cell for each of five languages in every line', () => {
    for (const line of cells) expect([line[0], line.length]).toEqual([line[0], 5])
  })

  it('is found by every word that has synonyms, however the word is segmented', () => {
    const lost = leading.filter((written) => realWords(written).length === 0)
    expect(lost).toEqual([])
  })

  it('has a line for every known emoji', () => {
    expect(picturedLines().filter((first) => !cellsOf(first))).toEqual([])
  })

  it('has no word without content', () => {
    expect(leading.filter((written) => keyOfWritten(written).length === 0)).toEqual([])
  })
})

describe('synonyms', () => {
  it.each([
    ['couch', 'sofa'],
    ['sneakers', 'trainer'],
    ['mobile phones', 'smartphon'],
    ['ぼうし', '帽子'],
    ['móvil', 'celular'],
    ['แล็ปท็อป', 'โน้ตบุ๊ก'],
    ['充電寶', '移动 动电 电源'],
  ])('%s has the synonym %s', (keyword, other) => expect(terms(keyword).flat()).toContain(other))

  it('for a phrase replace the whole phrase, and the rest of the query stays', () => {
    const words = withOtherWords('red tennis shoes size 42', 'language') ?? []
    expect(words.map((word) => [word.alternatives[0]?.join(' '), (word.others ?? []).length > 0])).toEqual([
      ['red', false],
      ['tennis shoe', true],
      ['siz', false],
      ['42', false],
    ])
  })

  it('for a phrase apply to its spelling as one word, together with the phrase', () => {
    expect(terms('facewash').flat()).toContain('faz wash')
    expect(terms('facewash').flat()).toContain('facial cleanser')
  })

  it('from other languages are used only at the wider level', () => {
    expect(terms('sofa').flat()).not.toContain('沙发')
    expect(terms('sofa', 'world').flat()).toContain('沙发')
  })

  it('are not offered for a more general word', () => {
    expect(terms('smartphone').flat()).toContain('phon')
    expect(withOtherWords('phone', 'language')).toBeNull()
  })

  it('drop a name suffix in another language only', () => {
    expect(withOtherWords('铲子', 'language')).toBeNull()
    expect(terms('铲子', 'world').flat()).toContain('铲')
  })

  it('are never two kana, which occur in words of all kinds', () => expect(terms('椅子').flat()).not.toContain('いす'))

  it('are null for words without an entry', () => expect(withOtherWords('xylophant 42', 'world')).toBeNull())
})

describe('emojis as words', () => {
  it('expand to at most 200 characters and 24 words, however many there are', () => {
    const pictures = '🎸🎧👟⛺🚲📷🎹🪑🛏🍯🎒🧦🧣🧤👒🧢👜💼🧳🕶💍💄🧴🧼🧽🪥🪒🪮✂🪞🎤💻⌨🖨📱🔊🎮⌚⏰🔋🔌💡🔦🏮🛋🪜🌵🌷📏'
    const said = readOut(pictures, 'en') ?? ''
    expect(said.length).toBeGreaterThan(100)
    expect(said.length).toBeLessThanOrEqual(200)
    expect(said.split(/[ -]/).length).toBeLessThanOrEqual(24)
  })
})
