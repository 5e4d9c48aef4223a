import { fold, tidy } from './fold.ts'
import { cover } from './grams.ts'
import { cut, scriptsIn, type Piece, type Script } from './pieces.ts'
import { remembered } from './remembered.ts'
import { sameWordsTable } from './same-words-table.ts'
import { stem } from './stem.ts'
import { isStopWord } from './stop-words.ts'
import { askedWords, type AskedWord, type Ways } from './terms.ts'

/** A word of the table without its mark. */
const plain = (cell: string): string => cell.replace(/[~^]/, '').trim()

/** How far a word may be replaced: by another of its language, or by one of any language. */
export type Reach = 'language' | 'world'

const joined = (parts: readonly { text: string; hasSpaces: boolean }[]): string =>
  parts
    .map(({ text, hasSpaces }) => (hasSpaces ? ` ${text} ` : text))
    .join('')
    .replace(/ +/g, ' ')
    .trim()

/** What is looked up: stems for letters, the writing itself where there are no spaces, however it was cut. */
const keyOf = (pieces: readonly Piece[]): string =>
  joined(
    pieces.map(({ script, text }) => ({
      text: script === 'latin' ? stem(text) : text,
      hasSpaces: script === 'latin' || script === 'number',
    })),
  )

/** The same of a line of the table, without asking where its words end: there are thousands. */
export const keyOfWritten = (written: string): string =>
  joined(
    fold(written)
      .replace(/'s\b/g, '')
      .split(/[\s-]+/)
      .filter((word) => !isStopWord(word))
      .flatMap((word) => scriptsIn(word).map((text) => ({ text: stem(text), hasSpaces: /[a-z0-9]/.test(text) }))),
  )

/** A phrase is found where all its words are. */
const waysOf = remembered(
  (written: string): Ways => {
    const words = askedWords(written)
    const whole = words.flatMap((word) => word.ways[0] ?? [])
    return words.some((word) => word.ways.length > 1) ? [whole, words.flatMap((word) => word.ways.at(-1) ?? [])] : [whole]
  },
  { most: 2000, longest: 60 },
)

const gramOf: Partial<Record<Script, number>> = { han: 2, kana: 2, thai: 3 }

/** Other words are looked for whole, and side by side: parts of what nobody typed are found by chance. */
const asOther = remembered(
  (written: string): Ways => {
    const words = askedWords(written)
    const [first] = words
    const size = first && words.length > 1 && words.every(({ script }) => script === first.script) ? gramOf[first.script] : undefined
    const whole = size && first?.script === 'han' ? [] : words.flatMap((word) => word.ways[0] ?? [])
    return [size ? [...whole, ...cover(fold(written), size)] : whole]
  },
  { most: 2000, longest: 60 },
)

/** Single characters stand in words of all kinds: they mean the others, and are never looked for instead. */
type Entry = { written: string; key: string; leads: boolean; isMeant: boolean }
const readEntry = (cell: string): Entry => {
  const written = plain(cell)
  return { written, key: keyOfWritten(written), leads: !cell.includes('~'), isMeant: !cell.includes('^') && written.length > 1 }
}

type Others = Record<Reach, Entry[]>

const readTable = (): ReadonlyMap<string, Others> => {
  const table = new Map<string, Others>()
  for (const line of sameWordsTable.trim().split('\n')) {
    const cells = line.split('|').map((cell) => cell.split(',').map(readEntry))
    for (const own of cells) {
      for (const { key, leads } of own) {
        if (!leads) continue
        const others = table.get(key) ?? { language: [], world: [] }
        others.language.push(...own.filter((each) => each.isMeant && each.key !== key))
        others.world.push(...cells.flat().filter((each) => each.isMeant && each.key !== key))
        table.set(key, others)
      }
    }
  }
  return table
}

let read: ReadonlyMap<string, Others> | undefined
const table = () => (read ??= readTable())

const longestPhrase = 5

type Phrase = { start: number; end: number; others: Others }

/** The phrases of a text that people have other words for. The longest comes first: a tennis shoe is not about tennis. */
const phrasesIn = (text: string): Phrase[] => {
  const pieces = cut(text).filter((piece) => piece.script !== 'latin' || !isStopWord(piece.text))
  const found: Phrase[] = []
  let from = 0
  while (from < pieces.length) {
    const here = longestAt(pieces, from)
    if (here) found.push(here.phrase)
    from = here?.to ?? from + 1
  }
  return found
}

const longestAt = (pieces: readonly Piece[], from: number): { phrase: Phrase; to: number } | null => {
  for (let to = Math.min(from + longestPhrase, pieces.length); to > from; to -= 1) {
    const others = table().get(keyOf(pieces.slice(from, to)))
    if (others) return { phrase: { start: pieces[from]?.start ?? 0, end: pieces[to - 1]?.end ?? 0, others }, to }
  }
  return null
}

/** What is asked for, with what else its words are called; null where nothing else is known. */
export const withOtherWords = (keyword: string, reach: Reach): AskedWord[] | null => {
  const whole = tidy(keyword)
  const known = phrasesIn(keyword).filter(({ others }) => others[reach].length > 0)
  if (known.length === 0) return null
  const beside = askedWords(keyword).filter((word) => !known.some(({ start, end }) => start <= word.start && word.end <= end))
  const phrases = known.map(({ start, end, others }): AskedWord => {
    const shown = whole.slice(start, end)
    const called = new Set(others[reach].map(({ written }) => written))
    return {
      text: fold(shown),
      shown,
      script: 'latin',
      start,
      end,
      ways: waysOf(shown),
      others: [...called].map(asOther),
    }
  })
  return [...beside, ...phrases].toSorted((a, b) => a.start - b.start)
}

/** Where a text says something that is a word, whether or not the mall has it: nothing there is a mistake. */
export const realWords = (text: string): { start: number; end: number }[] => phrasesIn(text).map(({ start, end }) => ({ start, end }))

export type RealWord = { word: string; shown: string }

const readSingles = (): RealWord[] =>
  sameWordsTable
    .split(/[|,\n]/)
    .map(plain)
    .filter((written) => /^\p{Script=Latin}+$/u.test(written))
    .map((shown) => ({ word: fold(shown), shown }))

let singles: readonly RealWord[] | undefined

/** Single words that begin with the same letter and are about as long: one of them may have been meant. */
export const realWordsNear = (typed: string): RealWord[] => {
  singles ??= readSingles()
  return singles.filter(({ word }) => word[0] === typed[0] && Math.abs(word.length - typed.length) <= 2)
}
