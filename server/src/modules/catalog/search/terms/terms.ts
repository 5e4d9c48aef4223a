import { cover, grams } from '../words/grams.ts'
import { cut, cutTyped, type Piece } from '../words/pieces.ts'
import { foldWord, tidy } from '../words/fold.ts'
import { isAskingWord, isStopWord } from '../words/stop-words.ts'
import { stem } from '../words/stem.ts'
import { measureOf, unitOf } from './units.ts'

const longest = 40
const thaiGram = 3
const pairGram = 2

/** Normalizes a number with a unit, such as `35` before `mm`, in any spelling of the unit. */
const measure = (pieces: readonly Piece[], at: number): string | null => {
  const [number, unit] = [pieces[at], pieces[at + 1]]
  if (number?.script !== 'number' || !unit) return null
  const known = unitOf(unit.text)
  return known ? measureOf(number.text, known) : null
}
const measured = /^(\d+(?:[.,]\d+)?)([a-z]+)$/

const wordTerms = (piece: Piece): string[] => {
  const together = measured.exec(piece.text)
  const unit = together && unitOf(together[2] ?? '')
  return together && unit ? [measureOf(together[1] ?? '', unit), together[1] ?? ''] : [stem(piece.text)]
}

const everyGram = (piece: Piece): string[] => {
  if (piece.script === 'han') return [...piece.text, ...grams(piece.text, pairGram)]
  if (piece.script === 'kana') return [piece.text, ...grams(piece.text, pairGram)]
  return piece.script === 'thai' ? [piece.text, ...grams(piece.text, thaiGram)] : wordTerms(piece)
}
const fewGrams = (piece: Piece): string[] => (piece.script === 'han' ? grams(piece.text, pairGram) : wordTerms(piece))

/** Joins adjacent pieces of one script into a run. Pairs of characters also cross word borders, because segmentation is a guess. */
const runs = (pieces: readonly Piece[]): Piece[] =>
  pieces.reduce<Piece[]>((made, piece) => {
    const before = made.at(-1)
    if (before && piece.after === 'nothing' && piece.script === before.script && piece.script !== 'latin') {
      made[made.length - 1] = { ...before, text: before.text + piece.text }
    } else made.push(piece)
    return made
  }, [])

/** All index terms of a name: its words and, in scripts without spaces, every pair of adjacent characters. */
export const nameTerms = (text: string): Set<string> => {
  const pieces = cut(text)
  const terms = new Set<string>()
  for (const [at, piece] of pieces.entries()) {
    if (piece.text.length > longest) continue
    for (const term of everyGram(piece)) terms.add(term)
    const sum = measure(pieces, at)
    if (sum) terms.add(sum)
    const before = pieces[at - 1]
    if (before && piece.after === 'hyphen' && (piece.script === 'latin' || before.script === 'latin'))
      terms.add(stem(before.text + piece.text))
  }
  for (const run of runs(pieces)) for (const term of run.text.length > longest ? [] : everyGram(run)) terms.add(term)
  return terms
}

/** The index terms of a longer text: its significant words only. */
export const textTerms = (text: string): Set<string> => {
  const pieces = cut(text)
  const terms = new Set<string>()
  for (const [at, piece] of pieces.entries()) {
    const sum = measure(pieces, at)
    if (sum) terms.add(sum)
    if (piece.text.length > longest || piece.text.length < 2 || isStopWord(piece.text)) continue
    for (const term of fewGrams(piece)) terms.add(term)
  }
  return terms
}

/** Alternatives: a product matches if it has all terms of any one of these. */
export type Alternatives = readonly (readonly string[])[]

export type SearchWord = {
  /** Normalized for comparison: lower case, without accents. */
  text: string
  shown: string
  script: Piece['script']
  start: number
  end: number
  alternatives: Alternatives
  /** Synonyms of the word. */
  others?: readonly Alternatives[]
  /** Lookup keys of the word and its synonyms. */
  keys?: readonly string[]
}

/** A short word needs all its pairs in sequence: otherwise スケボー would match バスケットボール. */
const shortKana = 5
const pairsOf = (kana: string) => (kana.length <= shortKana ? grams(kana, pairGram) : cover(kana, pairGram))

const alternativesOf = (piece: Piece): string[][] => {
  if (piece.script === 'han') return [piece.text.length === 1 ? [piece.text] : cover(piece.text, pairGram)]
  if (piece.script === 'kana') return piece.text.length > 2 ? [[piece.text], pairsOf(piece.text)] : [[piece.text]]
  if (piece.script === 'thai') return piece.text.length > thaiGram ? [[piece.text], cover(piece.text, thaiGram)] : [[piece.text]]
  return [wordTerms(piece).slice(0, 1)]
}

const maxWords = 12

/** The words searched for. Stop words are left out unless nothing else remains. */
export const searchWords = (keyword: string): SearchWord[] => searchWordsOf(cut(keyword))

/** The search words with each run of kana unsplit: hiragana written in place of katakana is split at wrong positions. Null if no run was split. */
export const searchRuns = (keyword: string): SearchWord[] | null => {
  const pieces = cut(keyword)
  const runs = cutTyped(keyword).flatMap((run) =>
    run.script === 'thai' ? pieces.filter((piece) => run.start <= piece.start && piece.end <= run.end) : [run],
  )
  return runs.length < pieces.length ? searchWordsOf(runs) : null
}

const runOf = { kana: /^[\u3041-\u309fー]+$/, thai: /^[\u0e00-\u0e7f]+$/ } as const

/** The keyword as one word, if it contains only kana or Thai letters; null otherwise. */
export const wholeRun = (keyword: string): SearchWord | null => {
  const text = foldWord(keyword).trim()
  const script = (['kana', 'thai'] as const).find((each) => runOf[each].test(text))
  return script && text.length <= longest
    ? { text, shown: tidy(keyword).trim(), script, start: 0, end: text.length, alternatives: [[text]] }
    : null
}

/** Whether the query consists only of single kana, which occur in any word. */
export const isCutToSigns = (words: readonly SearchWord[]): boolean =>
  words.length > 0 && words.every(({ script, text }) => script === 'kana' && text.length === 1)

const searchWordsOf = (pieces: readonly Piece[]): SearchWord[] => {
  const words: SearchWord[] = []
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at]
    if (!piece || piece.text.length > longest) continue
    const sum = measure(pieces, at)
    if (sum) at += 1
    const end = sum ? (pieces[at]?.end ?? piece.end) : piece.end
    words.push({
      text: sum ?? piece.text,
      shown: sum ?? piece.shown,
      script: sum ? 'latin' : piece.script,
      start: piece.start,
      end,
      alternatives: sum ? [[sum]] : alternativesOf(piece),
    })
  }
  const replaying = words.filter((word) => !isStopWord(word.text))
  const chosen = replaying.length > 0 ? replaying : words
  const seen = new Set<string>()
  return chosen.filter((word) => !seen.has(word.text) && seen.add(word.text)).slice(0, maxWords)
}

/** The keyword without its question words ("where can I buy a …"). Null if it has no question words, or has only these. */
export const withoutAsking = (keyword: string): string | null => {
  const whole = tidy(keyword)
  const pieces = cut(keyword)
  const replaying = pieces.filter((piece) => !isAskingWord(piece.text))
  const isNew = replaying.length > 0 && replaying.length < pieces.filter((piece) => !isStopWord(piece.text)).length
  return isNew
    ? replaying
        .map((piece) => (piece.after === 'gap' ? ' ' : '') + glue(pieces, piece) + whole.slice(piece.start, piece.end))
        .join('')
        .trim()
    : null
}

/** The separator between a piece and the previous piece of the text; a space if the previous piece was left out. */
const glue = (pieces: readonly Piece[], piece: Piece): string => {
  const before = pieces[pieces.indexOf(piece) - 1]
  if (piece.after === 'gap' || !before) return ''
  if (isAskingWord(before.text)) return ' '
  return piece.after === 'hyphen' ? '-' : ''
}

/** Version of the rules by which words are cut, folded and stemmed. Raise it with every change of these rules: the index is then rebuilt. */
export const wordsVersion = 2
