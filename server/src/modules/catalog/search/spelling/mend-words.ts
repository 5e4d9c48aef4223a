import type { Db } from '../../../../platform/db/database.ts'
import { knownTerms, nearWords, wordsBeginning, type NearWord } from './word-rows.ts'
import { realChineseWords, realWords, realWordsNear } from '../query/same-words.ts'
import { distance, isLikely, maxMistakes, sameButMarks, soundsAlike } from './near.ts'
import { isHanSlip } from './han-sounds.ts'
import { cutTyped, type Piece } from '../words/pieces.ts'
import { foldWord, tidy } from '../words/fold.ts'
import { stem } from '../words/stem.ts'

/** Picks the nearest word; among equally near words the most frequent. The first letter is seldom wrong; Thai marks often are. */
const pickNearest = (typed: string, candidates: readonly NearWord[]): NearWord | null => {
  const ranked = candidates
    .map((each) => ({ each, cost: isLikely(typed, each.word) ? costOf(typed, each.word) : Number.POSITIVE_INFINITY }))
    .filter(({ cost }) => cost > 0 && cost < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.cost - b.cost || b.each.documents - a.each.documents)
  return ranked[0]?.each ?? null
}
const isSame = (typed: string, word: string) => sameButMarks(typed, word) || soundsAlike(typed, word)
/** Of two equally near words, the one with the typed last letter is preferred: `printr` becomes printer, not print. */
const costOf = (typed: string, word: string) =>
  (isSame(typed, word) ? 0.25 : distance(typed, word)) + (typed[0] === word[0] ? 0 : 0.5) + (typed.at(-1) === word.at(-1) ? 0 : 0.1)

/** A range of the keyword that is corrected as a whole: a word, or a run of a script that has no spaces and is segmented by guess. */
type Stretch = Pick<Piece, 'text' | 'start' | 'end' | 'script'> & { written: string }

/** Maximum number of words to correct. */
const maxCorrected = 12

const stretches = (whole: string): Stretch[] =>
  cutTyped(whole)
    .filter((piece) => piece.script === 'latin' || piece.script === 'thai' || piece.script === 'kana')
    .slice(0, maxCorrected)
    .map((piece) => ({ ...piece, written: whole.slice(piece.start, piece.end) }))

const termOf = (text: string) => stem(text)
const enoughToFinish = 4
/** Maximum number of letters that may be missing at the end of a word within a run. Only the last word may miss more. */
const maxUnfinished = 2
const shortestHalf = 3

/** The probable meaning. `sure` is true for a small correction: one wrong letter, an unfinished word, a missing gap. */
type Meant = { text: string; sure: boolean }
const nearest = (typed: string, word: NearWord, text = word.shown): Meant => ({
  text,
  sure: isSame(typed, word.word) || distance(typed, word.word) <= 1,
})

const patch = async (db: Db, stretch: Stretch, isLast: boolean): Promise<Meant | null> => {
  const [begun] = stretch.text.length >= enoughToFinish ? await wordsBeginning(db, stretch.text, 1) : []
  const missing = begun ? begun.word.length - stretch.text.length : 0
  if (begun && missing <= maxUnfinished) return { text: begun.shown, sure: true }
  const word = maxMistakes(stretch.text) > 0 || stretch.script !== 'latin' ? pickNearest(stretch.text, await candidates(db, stretch)) : null
  const whole = word && nearest(stretch.text, word)
  if (whole?.sure) return whole
  if (begun && isLast) return { text: begun.shown, sure: true }
  const apart = stretch.script === 'latin' ? await takeApart(db, stretch) : null
  return apart ?? whole ?? (stretch.script === 'latin' || maxMistakes(stretch.text) === 0 ? null : correctInside(db, stretch))
}

/** Correction candidates: words of the mall, and synonyms of shoppers. */
const candidates = async (db: Db, { text }: Pick<Stretch, 'text'>): Promise<NearWord[]> => {
  const used = await nearWords(db, text)
  return [...used, ...realWordsNear(text).map((each) => ({ ...each, documents: 0 }))]
}

const wordThenNumber = /^(\p{L}{3,})(\d.*)$/u

/** Splits a text that is two words written as one, or a word and its number. */
const takeApart = async (db: Db, { text, written }: Stretch): Promise<Meant | null> => {
  const [, head, tail] = wordThenNumber.exec(written) ?? []
  if (head && tail) return (await knownTerms(db, [termOf(foldWord(head))])).size > 0 ? { text: `${head} ${tail}`, sure: true } : null
  const cuts = Array.from({ length: Math.max(text.length - 2 * shortestHalf + 1, 0) }, (_, index) => index + shortestHalf)
  const known = await knownTerms(
    db,
    cuts.flatMap((at) => [termOf(text.slice(0, at)), termOf(text.slice(at))]),
  )
  const at = cuts
    .filter((each) => known.has(termOf(text.slice(0, each))) && known.has(termOf(text.slice(each))))
    .toSorted((x, y) => Math.abs(x - text.length / 2) - Math.abs(y - text.length / 2))[0]
  return at === undefined || written.length !== text.length ? null : { text: `${written.slice(0, at)} ${written.slice(at)}`, sure: true }
}

const maxInside = 5

/** If one word in a run is misspelled, the run is split in two at each position. If one half is a word of the mall, the other half is corrected. */
const correctInside = async (db: Db, stretch: Stretch): Promise<Meant | null> => {
  const cuts = Array.from({ length: Math.max(stretch.text.length - 3, 0) }, (_, index) => index + 2)
  const halves = [...new Set(cuts.flatMap((at) => [stretch.text.slice(0, at), stretch.text.slice(at)]))]
  const known = await knownTerms(db, halves)
  const tries = cuts
    .map((at) => [stretch.text.slice(0, at), stretch.text.slice(at)] as const)
    .filter(([head, tail]) => known.has(head) !== known.has(tail) && knownLength([head, tail], known) >= shortestHalf)
    .toSorted((a, b) => knownLength(b, known) - knownLength(a, known))
    .slice(0, maxInside)
  for (const [head, tail] of tries) {
    const wrong = known.has(head) ? tail : head
    const word = pickNearest(wrong, await nearWords(db, wrong))
    if (!word) continue
    const rest = stretch.written
    return nearest(wrong, word, known.has(head) ? rest.slice(0, head.length) + word.shown : word.shown + rest.slice(head.length))
  }
  return null
}
const knownLength = ([head, tail]: readonly [string, string], known: ReadonlySet<string>) => (known.has(head) ? head.length : tail.length)

/** Joins two ranges into one word if the mall uses the word without the gap. */
const joined = (whole: string, stretch: Stretch, next: Stretch | undefined): string | null =>
  next && stretch.script === 'latin' && next.script === 'latin' && /^[ -]$/.test(whole.slice(stretch.end, next.start))
    ? stretch.text + next.text
    : null

/** The keyword with separated words joined where they form a word of the mall; null if none do. */
export const joinWords = async (db: Db, keyword: string): Promise<string | null> => {
  const whole = tidy(keyword)
  const runs = stretches(whole)
  const pairs = runs.flatMap((each, at) => {
    const [next, text] = [runs[at + 1], joined(whole, each, runs[at + 1])]
    return next && text ? [{ term: termOf(text), text: each.written + next.written, start: each.start, end: next.end }] : []
  })
  if (pairs.length === 0) return null
  const known = await knownTerms(
    db,
    pairs.map(({ term }) => term),
  )
  const pair = pairs.find(({ term }) => known.has(term))
  return pair ? replaced(whole, [pair]) : null
}

type Change = Meant & { start: number; end: number }

const longestRun = 40

/** Corrects Chinese words in which one character is replaced by a homophone. Skips ranges that are words of the synonym table. */
const hanSlips = (whole: string, real: readonly { start: number; end: number }[]): Change[] => {
  const taken = [...real]
  const isFree = (start: number, end: number) => taken.every((each) => end <= each.start || each.end <= start)
  const changes: Change[] = []
  for (const { index, 0: run } of whole.matchAll(/[\u4e00-\u9fff]{2,}/g)) {
    if (run.length > longestRun) continue
    const folded = foldWord(run)
    for (const { word, shown } of realChineseWords()) {
      for (let at = 0; at + word.length <= folded.length; at += 1) {
        const [start, end] = [index + at, index + at + word.length]
        if (!isFree(start, end) || !isHanSlip(folded.slice(at, at + word.length), word)) continue
        changes.push({ text: shown, sure: false, start, end })
        taken.push({ start, end })
      }
    }
  }
  return changes
}

type Corrected = {
  text: string
  /** The keyword with only the sure corrections; null if there are none. */
  sure: string | null
}

/** The keyword with its misspelled words replaced by the nearest words in use; null if no correction is needed. */
export const correctWords = async (db: Db, keyword: string): Promise<Corrected | null> => {
  const whole = tidy(keyword)
  const runs = stretches(whole)
  const together = runs.map((each, at) => joined(whole, each, runs[at + 1]))
  const known = await knownTerms(
    db,
    [...runs.map((each) => each.text), ...together.flatMap((text) => text ?? [])].map((text) => termOf(text)),
  )
  const real = realWords(keyword)
  const isRealWord = ({ start, end }: Stretch) => real.some((each) => each.start <= start && end <= each.end)
  const changes = hanSlips(whole, real)
  for (let at = 0; at < runs.length; at += 1) {
    const [stretch, next, text] = [runs[at], runs[at + 1], together[at]]
    if (!stretch) break
    if (text && next && known.has(termOf(text))) {
      changes.push({ text: stretch.written + next.written, sure: true, start: stretch.start, end: next.end })
      at += 1
    } else if (!known.has(termOf(stretch.text)) && !isRealWord(stretch)) {
      const better = await patch(db, stretch, !next)
      if (better && foldWord(better.text) !== stretch.text) changes.push({ ...better, start: stretch.start, end: stretch.end })
    }
  }
  if (changes.length === 0) return null
  changes.sort((a, b) => a.start - b.start)
  const sure = changes.filter((change) => change.sure)
  return { text: replaced(whole, changes), sure: sure.length > 0 ? replaced(whole, sure) : null }
}

const replaced = (whole: string, changes: readonly { text: string; start: number; end: number }[]): string =>
  changes.reduceRight((text, { text: by, start, end }) => text.slice(0, start) + by + text.slice(end), whole)
