import { cut, type Piece, type Script, scriptsIn } from '../words/pieces.ts'
import { foldWord, tidy } from '../words/fold.ts'
import { grams } from '../words/grams.ts'
import { isStopWord } from '../words/stop-words.ts'
import { remembered } from '../words/remembered.ts'
import { stem } from '../words/stem.ts'
import { sameWordsTable } from './same-words-table.ts'
import { searchWords, type SearchWord, type Alternatives } from '../terms/terms.ts'

/** A word of the synonym table without its `~` or `^`. */
const plain = (cell: string): string => cell.replace(/[~^]/, '').trim()

/** Which synonyms may replace a word: those of its own language, or of any language. */
type Reach = 'language' | 'world'

const joined = (parts: readonly { text: string; hasSpaces: boolean }[]): string =>
  parts
    .map(({ text, hasSpaces }) => (hasSpaces ? ` ${text} ` : text))
    .join('')
    .replace(/ +/g, ' ')
    .trim()

/** The lookup key of a word: its stem in alphabetic scripts. In scripts without spaces the key is the text itself, however it was split. */
const keyOf = (pieces: readonly Piece[]): string =>
  joined(
    pieces.map(({ script, text }) => ({
      text: script === 'latin' ? stem(text) : text,
      hasSpaces: script === 'latin' || script === 'number',
    })),
  )

/** The lookup key of a word in the synonym table. Skips word segmentation, because the table has thousands of lines. */
export const keyOfWritten = (written: string): string =>
  joined(
    foldWord(written)
      .replace(/'s\b/g, '')
      .split(/[\s-]+/)
      .filter((word) => !isStopWord(word))
      .flatMap((word) => scriptsIn(word).map((text) => ({ text: stem(text), hasSpaces: /[a-z0-9]/.test(text) }))),
  )

/** A phrase matches where all its words occur. */
const alternativesOf = remembered(
  (written: string): Alternatives => {
    const words = searchWords(written)
    const whole = words.flatMap((word) => word.alternatives[0] ?? [])
    return words.some((word) => word.alternatives.length > 1) ? [whole, words.flatMap((word) => word.alternatives.at(-1) ?? [])] : [whole]
  },
  { most: 2000, longest: 60 },
)

const gramOf: Partial<Record<Script, number>> & { kana: number; thai: number } = { han: 2, kana: 2, thai: 3 }

/** Synonyms are matched as whole adjacent words. Parts of a synonym, which the user did not type, would match by chance. */
const asOther = remembered(
  (written: string): Alternatives => {
    const words = searchWords(written)
    const [first] = words
    const size = first && words.length > 1 && words.every(({ script }) => script === first.script) ? gramOf[first.script] : undefined
    const whole = size && first?.script === 'han' ? [] : words.flatMap((word) => word.alternatives[0] ?? [])
    return [size ? [...new Set([...whole, ...grams(foldWord(written), size)])] : whole]
  },
  { most: 2000, longest: 60 },
)

/** Texts long enough that their character groups do not occur in the same sequence in other words. */
const inARow = { kana: /^[\u3041-\u30ff]{4,}$/, thai: /^[\u0e00-\u0e7f]{5,}$/ } as const

/** Matches synonyms of all languages. Character groups also find names that are split into words differently. */
const asFarOther = remembered(
  (written: string): Alternatives => {
    const folded = foldWord(written)
    const script = (['kana', 'thai'] as const).find((each) => inARow[each].test(folded))
    return script ? [grams(folded, gramOf[script])] : asOther(written)
  },
  { most: 2000, longest: 60 },
)

const isShort = (written: string): boolean => written.length === 1 || /^[\u3041-\u30ffー]{2}$/.test(written)

/**
 * `leads`: synonyms of the word are searched too; false for words with `~`. `isMeant`: the word may be used as a synonym. It is false for words with
 * `^`, and for single characters and pairs of kana, which occur in unrelated words.
 */
type Entry = { written: string; key: string; leads: boolean; isMeant: boolean }
const readEntry = (cell: string): Entry => {
  const written = plain(cell)
  return { written, key: keyOfWritten(written), leads: !cell.includes('~'), isMeant: !cell.includes('^') && !isShort(written) }
}

const everyEntry = (): Entry[] => sameWordsTable.split(/[|,\n]/).flatMap((cell) => (cell.trim() === '' ? [] : [readEntry(cell)]))

const twoWords = /^[a-z]{3,} [a-z]{3,}$/
const joinedKey = ({ written }: Entry): string => keyOfWritten(written.replace(' ', ''))

/** Two-word phrases that shoppers also write as one word that the table lacks: `facewash` is `face wash`. */
const apart = (known: ReadonlyMap<string, unknown>): Entry[] =>
  everyEntry().filter((entry) => entry.leads && twoWords.test(foldWord(entry.written)) && !known.has(joinedKey(entry)))

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
  for (const entry of apart(table)) {
    const others = table.get(entry.key)
    if (others) table.set(joinedKey(entry), { language: [entry, ...others.language], world: [entry, ...others.world] })
  }
  return table
}

let read: ReadonlyMap<string, Others> | undefined
const table = () => (read ??= readTable())

const everyKey = (): ReadonlyMap<string, true> =>
  new Map([...everyEntry().map(({ key }) => key), ...apart(new Map()).map(joinedKey)].map((key) => [key, true]))
let keys: ReadonlyMap<string, true> | undefined

const longestPhrase = 9

type Phrase<T> = { start: number; end: number; says: T }

/** The phrases of a text that have synonyms, longest first: `tennis shoe` must not match the synonyms of `tennis`. */
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

/** A suffix character of many Chinese nouns that compounds often drop: 尺子 and 铝尺. */
const thingEnding = /^(.)[子儿头]$/u
const withoutEnding = (word: SearchWord): SearchWord => {
  const [, bare] = word.script === 'han' ? (thingEnding.exec(word.text) ?? []) : []
  return bare ? { ...word, others: [[[bare]]] } : word
}

/** The words searched for, with their synonyms; null if no word has a synonym. */
export const withOtherWords = (keyword: string, reach: Reach): SearchWord[] | null => {
  const whole = tidy(keyword)
  const known = phrasesIn(keyword, table()).filter(({ says }) => says[reach].length > 0)
  const apart = searchWords(keyword).filter((word) => !known.some(({ start, end }) => start <= word.start && word.end <= end))
  const beside = reach === 'world' ? apart.map(withoutEnding) : apart
  if (known.length === 0 && beside.every((word) => !word.others)) return null
  const phrases = known.map(({ start, end, says }): SearchWord => {
    const shown = whole.slice(start, end)
    const called = new Set(says[reach].map(({ written }) => written))
    return {
      text: foldWord(shown),
      shown,
      script: 'latin',
      start,
      end,
      alternatives: alternativesOf(shown),
      keys: [keyOfWritten(shown), ...says[reach].map(({ key }) => key)],
      others: [...called].map(reach === 'world' ? asFarOther : asOther),
    }
  })
  return [...beside, ...phrases].toSorted((a, b) => a.start - b.start)
}

/** Ranges of a text that are words of the synonym table. They need no spelling correction, even if no product contains them. */
export const realWords = (text: string): { start: number; end: number }[] =>
  phrasesIn(text, (keys ??= everyKey())).map(({ start, end }) => ({ start, end }))

type RealWord = { word: string; shown: string }

const readSingles = (): RealWord[] =>
  sameWordsTable
    .split(/[|,\n]/)
    .map(plain)
    .filter((written) => /^(\p{Script=Latin}+|[\u3041-\u30ffー]{3,}|[\u0e00-\u0e7f]{3,})$/u.test(written))
    .map((shown) => ({ word: foldWord(shown), shown }))

let singles: readonly RealWord[] | undefined

/** Single table words with the same first letter and a similar length: candidates for a spelling correction. */
export const realWordsNear = (typed: string): RealWord[] => {
  singles ??= readSingles()
  return singles.filter(({ word }) => word[0] === typed[0] && Math.abs(word.length - typed.length) <= 2)
}

let lines: ReadonlyMap<string, readonly (readonly string[])[]> | undefined
const readLines = () =>
  new Map(
    sameWordsTable
      .trim()
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.split(',').map(plain)))
      .map((cells) => [cells[0]?.[0] ?? '', cells] as const),
  )

/** The table line that begins with an English word: the object's names, language by language. */
export const cellsOf = (first: string): readonly (readonly string[])[] | undefined => (lines ??= readLines()).get(first)

const readChinese = (): RealWord[] =>
  sameWordsTable
    .split('\n')
    .flatMap((line) => (line.split('|')[1] ?? '').split(','))
    .map(plain)
    .filter((written) => /^[\u4e00-\u9fff]{2,}$/.test(written))
    .map((shown) => ({ word: foldWord(shown), shown }))
    .toSorted((a, b) => b.word.length - a.word.length)

let chinese: readonly RealWord[] | undefined

/** Chinese words of the table, longest first. */
export const realChineseWords = (): readonly RealWord[] => (chinese ??= readChinese())

/** Table lines of properties such as colours and materials, by their first word. */
const likes =
  'grey,colour,red,blue,green,black,white,yellow,brown,pink,purple,wood,leather,wool,cotton,aluminium,stainless steel,wireless,waterproof,' +
  'cheap,bluetooth,non-stick,king size'
/** Table lines of recipients and purposes, by their first word. */
const purposes = 'kids,men,women,baby,mum,dad,gift,birthday,christmas,beach,running,summer,winter'

const readLinesOf = (firsts: string): ReadonlySet<string> =>
  new Set(firsts.split(',').flatMap((first) => (cellsOf(first) ?? []).flat().map(keyOfWritten)))
const keysOfLikes = remembered(readLinesOf, { most: 2, longest: 400 })

const isInLines = (word: SearchWord, firsts: string): boolean => {
  const key = keyOf(cut(word.shown))
  return keysOfLikes(firsts).has(key) || keysOfLikes(firsts).has(key.replace(/a$/, 'o'))
}

/** Whether a word is a property and not a kind of product. For "red bag", other bags are closer than other red products. */
export const saysHowItIs = (word: SearchWord): boolean => isInLines(word, likes)

/** Whether a word names a recipient or a purpose. */
export const saysWhatFor = (word: SearchWord): boolean => isInLines(word, purposes)

/** Lookup keys of a word and its synonyms. */
export const keysOf = (word: SearchWord): readonly string[] => word.keys ?? [keyOfWritten(word.shown)]

/** Searches Chinese and Japanese table words as one phrase although segmentation splits them: 练习 and 本 each occur in many names. */
export const withWholePhrases = (keyword: string, words: readonly SearchWord[]): readonly SearchWord[] => {
  const isPart = ({ script }: SearchWord) => script === 'han' || script === 'kana'
  if (!words.some((word, at) => isPart(word) && words[at + 1]?.start === word.end)) return words
  const whole = tidy(keyword)
  const phrases = realWords(keyword).flatMap(({ start, end }): SearchWord[] => {
    const inside = words.filter((word) => start <= word.start && word.end <= end)
    const shown = whole.slice(start, end)
    const isOne = inside.length > 1 && inside.every(isPart) && !/\s/.test(shown)
    const text = foldWord(shown)
    return isOne ? [{ text, shown, script: inside[0]?.script ?? 'han', start, end, alternatives: [grams(text, 2)] }] : []
  })
  const apart = words.filter((word) => !phrases.some(({ start, end }) => start <= word.start && word.end <= end))
  return phrases.length === 0 ? words : [...apart, ...phrases].toSorted((a, b) => a.start - b.start)
}

const fewestTyped = 3

/** Words of the synonym table with this prefix, shortest first, including the prefix itself if it is a word. */
export const realWordsBeginning = (typed: string): string[] => {
  singles ??= readSingles()
  return typed.length < fewestTyped
    ? []
    : [...new Map(singles.filter(({ word }) => word.startsWith(typed)).map(({ word, shown }) => [word, shown]))]
        .toSorted(([a], [b]) => a.length - b.length)
        .map(([, shown]) => shown)
}
