import { fold, tidy } from './fold.ts'
import { grams } from './grams.ts'
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

const gramOf: Partial<Record<Script, number>> & { kana: number; thai: number } = { han: 2, kana: 2, thai: 3 }

/** Other words are looked for whole, and side by side: parts of what nobody typed are found by chance. */
const asOther = remembered(
  (written: string): Ways => {
    const words = askedWords(written)
    const [first] = words
    const size = first && words.length > 1 && words.every(({ script }) => script === first.script) ? gramOf[first.script] : undefined
    const whole = size && first?.script === 'han' ? [] : words.flatMap((word) => word.ways[0] ?? [])
    return [size ? [...new Set([...whole, ...grams(fold(written), size)])] : whole]
  },
  { most: 2000, longest: 60 },
)

/** So long that its parts in a row are found in nothing else. */
const inARow = { kana: /^[\u3041-\u30ff]{4,}$/, thai: /^[\u0e00-\u0e7f]{5,}$/ } as const

/** The same where little else is left to look for: a name that is cut otherwise has the word too. */
const asFarOther = remembered(
  (written: string): Ways => {
    const folded = fold(written)
    const script = (['kana', 'thai'] as const).find((each) => inARow[each].test(folded))
    return script ? [grams(folded, gramOf[script])] : asOther(written)
  },
  { most: 2000, longest: 60 },
)

const isShort = (written: string): boolean => written.length === 1 || /^[\u3041-\u30ffー]{2}$/.test(written)

/** Single characters and pairs of kana stand in words of all kinds: they mean the others, and are never looked for instead. */
type Entry = { written: string; key: string; leads: boolean; isMeant: boolean }
const readEntry = (cell: string): Entry => {
  const written = plain(cell)
  return { written, key: keyOfWritten(written), leads: !cell.includes('~'), isMeant: !cell.includes('^') && !isShort(written) }
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

const everyKey = (): ReadonlyMap<string, true> =>
  new Map(sameWordsTable.split(/[|,\n]/).flatMap((cell): [string, true][] => (cell.trim() === '' ? [] : [[readEntry(cell).key, true]])))
let keys: ReadonlyMap<string, true> | undefined

const longestPhrase = 5

type Phrase<T> = { start: number; end: number; says: T }

/** The phrases of a text that people have other words for. The longest comes first: a tennis shoe is not about tennis. */
const phrasesIn = <T>(text: string, known: ReadonlyMap<string, T>): Phrase<T>[] => {
  const pieces = cut(text).filter((piece) => piece.script !== 'latin' || !isStopWord(piece.text))
  const found: Phrase<T>[] = []
  let from = 0
  while (from < pieces.length) {
    const here = longestAt(pieces, from, known)
    if (here) found.push(here.phrase)
    from = here?.to ?? from + 1
  }
  return found
}

const longestAt = <T>(pieces: readonly Piece[], from: number, known: ReadonlyMap<string, T>): { phrase: Phrase<T>; to: number } | null => {
  for (let to = Math.min(from + longestPhrase, pieces.length); to > from; to -= 1) {
    const says = known.get(keyOf(pieces.slice(from, to)))
    if (says) return { phrase: { start: pieces[from]?.start ?? 0, end: pieces[to - 1]?.end ?? 0, says }, to }
  }
  return null
}

/** A character that ends many names of things, and often stays away where the thing stands in a longer name: 尺子 and 铝尺. */
const thingEnding = /^(.)[子儿头]$/u
const withoutEnding = (word: AskedWord): AskedWord => {
  const [, bare] = word.script === 'han' ? (thingEnding.exec(word.text) ?? []) : []
  return bare ? { ...word, others: [[[bare]]] } : word
}

/** What is asked for, with what else its words are called; null where nothing else is known. */
export const withOtherWords = (keyword: string, reach: Reach): AskedWord[] | null => {
  const whole = tidy(keyword)
  const known = phrasesIn(keyword, table()).filter(({ says }) => says[reach].length > 0)
  const apart = askedWords(keyword).filter((word) => !known.some(({ start, end }) => start <= word.start && word.end <= end))
  const beside = reach === 'world' ? apart.map(withoutEnding) : apart
  if (known.length === 0 && beside.every((word) => !word.others)) return null
  const phrases = known.map(({ start, end, says }): AskedWord => {
    const shown = whole.slice(start, end)
    const called = new Set(says[reach].map(({ written }) => written))
    return {
      text: fold(shown),
      shown,
      script: 'latin',
      start,
      end,
      ways: waysOf(shown),
      others: [...called].map(reach === 'world' ? asFarOther : asOther),
    }
  })
  return [...beside, ...phrases].toSorted((a, b) => a.start - b.start)
}

/** Where a text says something that is a word, whether or not the mall has it: nothing there is a mistake. */
export const realWords = (text: string): { start: number; end: number }[] =>
  phrasesIn(text, (keys ??= everyKey())).map(({ start, end }) => ({ start, end }))

export type RealWord = { word: string; shown: string }

const readSingles = (): RealWord[] =>
  sameWordsTable
    .split(/[|,\n]/)
    .map(plain)
    .filter((written) => /^(\p{Script=Latin}+|[\u3041-\u30ffー]{3,}|[\u0e00-\u0e7f]{3,})$/u.test(written))
    .map((shown) => ({ word: fold(shown), shown }))

let singles: readonly RealWord[] | undefined

/** Single words that begin with the same letter and are about as long: one of them may have been meant. */
export const realWordsNear = (typed: string): RealWord[] => {
  singles ??= readSingles()
  return singles.filter(({ word }) => word[0] === typed[0] && Math.abs(word.length - typed.length) <= 2)
}

/** Lines of the table that say what a thing is like, by their first word. */
const modifiers = new Set(
  (
    'grey,colour,red,blue,green,black,white,yellow,brown,pink,purple,wood,leather,wool,cotton,aluminium,stainless steel,wireless,waterproof,' +
    'cheap,bluetooth,non-stick,kids,men,women'
  ).split(','),
)
let likes: ReadonlyMap<string, true> | undefined
const readLikes = (): ReadonlyMap<string, true> =>
  new Map(
    sameWordsTable
      .trim()
      .split('\n')
      .filter((line) => modifiers.has(plain(line.split(/[,|]/)[0] ?? '')))
      .flatMap((line) => line.split(/[|,]/).map((cell): [string, true] => [readEntry(cell).key, true])),
  )

/** Whether a word says what a thing is like, and not what it is: of a red bag, bags are nearer than what else is red. */
export const saysHowItIs = (word: AskedWord): boolean => {
  likes ??= readLikes()
  const key = keyOf(cut(word.shown))
  return likes.has(key) || likes.has(key.replace(/a$/, 'o'))
}

const fewestTyped = 3

/** Words of the table that begin so, the shortest first, that typed to its end among them. */
export const realWordsBeginning = (typed: string): string[] => {
  singles ??= readSingles()
  return typed.length < fewestTyped
    ? []
    : [...new Map(singles.filter(({ word }) => word.startsWith(typed)).map(({ word, shown }) => [word, shown]))]
        .toSorted(([a], [b]) => a.length - b.length)
        .map(([, shown]) => shown)
}
