import type { Db } from '../../kernel/database.ts'
import { knownTerms, nearWords, wordsBeginning, type NearWord } from './word-rows.ts'
import { cutTyped, distance, fold, mostMistakes, stem, tidy, type Piece } from './words/index.ts'

/** The nearest word that is used most; the first letter is seldom mistaken. */
export const pickNearest = (typed: string, candidates: readonly NearWord[]): NearWord | null => {
  const most = mostMistakes(typed)
  const ranked = candidates
    .map((each) => ({ each, cost: distance(typed, each.word) + (typed[0] === each.word[0] ? 0 : 0.5) }))
    .filter(({ each, cost }) => cost > 0 && distance(typed, each.word) <= most)
    .toSorted((a, b) => a.cost - b.cost || b.each.documents - a.each.documents)
  return ranked[0]?.each ?? null
}

/** A stretch of the keyword that can be mistaken as a whole: a word, or a run of a script that is cut by guess. */
type Stretch = Pick<Piece, 'text' | 'start' | 'end' | 'script'> & { written: string }

const stretches = (whole: string): Stretch[] =>
  cutTyped(whole)
    .filter((piece) => piece.script === 'latin' || piece.script === 'thai' || piece.script === 'kana')
    .map((piece) => ({ ...piece, written: whole.slice(piece.start, piece.end) }))

const termOf = (text: string) => stem(text)
const enoughToFinish = 4

const mend = async (db: Db, stretch: Stretch): Promise<string | null> => {
  const [begun] = stretch.text.length >= enoughToFinish ? await wordsBeginning(db, stretch.text, 1) : []
  if (begun) return begun.shown
  if (mostMistakes(stretch.text) === 0) return null
  const whole = pickNearest(stretch.text, await nearWords(db, stretch.text))
  if (whole) return whole.shown
  return stretch.script === 'latin' ? null : mendInside(db, stretch)
}

const mostInside = 5

/** Where a run of several words has a mistake in one, the run is cut in two at each place: what was known stays, the rest is mended. */
const mendInside = async (db: Db, stretch: Stretch): Promise<string | null> => {
  const cuts = Array.from({ length: Math.max(stretch.text.length - 3, 0) }, (_, index) => index + 2)
  const halves = [...new Set(cuts.flatMap((at) => [stretch.text.slice(0, at), stretch.text.slice(at)]))]
  const known = await knownTerms(db, halves)
  const tries = cuts
    .map((at) => [stretch.text.slice(0, at), stretch.text.slice(at)] as const)
    .filter(([head, tail]) => known.has(head) !== known.has(tail))
    .toSorted((a, b) => knownLength(b, known) - knownLength(a, known))
    .slice(0, mostInside)
  for (const [head, tail] of tries) {
    const wrong = known.has(head) ? tail : head
    const nearest = pickNearest(wrong, await nearWords(db, wrong))
    if (nearest)
      return known.has(head) ? stretch.written.slice(0, head.length) + nearest.shown : nearest.shown + stretch.written.slice(head.length)
  }
  return null
}
const knownLength = ([head, tail]: readonly [string, string], known: ReadonlySet<string>) => (known.has(head) ? head.length : tail.length)

/** The keyword with its unknown words replaced by the nearest known ones; null where there is nothing to mend. */
export const mendWords = async (db: Db, keyword: string): Promise<string | null> => {
  const whole = tidy(keyword)
  const asked = stretches(whole)
  const known = await knownTerms(
    db,
    asked.map((each) => termOf(each.text)),
  )
  let mended = whole
  let changes = 0
  for (const stretch of asked.toReversed()) {
    if (known.has(termOf(stretch.text))) continue
    const better = await mend(db, stretch)
    if (better === null || fold(better) === stretch.text) continue
    mended = mended.slice(0, stretch.start) + better + mended.slice(stretch.end)
    changes += 1
  }
  return changes > 0 ? mended : null
}
