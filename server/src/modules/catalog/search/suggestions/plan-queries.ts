import { cut, cutTyped, type Piece } from '../words/pieces.ts'
import { foldWord, tidy } from '../words/fold.ts'
import { stem } from '../words/stem.ts'
import { isStopWord } from '../words/stop-words.ts'

const joins = (piece: Piece) => piece.after === 'nothing'

/** The original text from the first to the last of these pieces, in lower case. */
const between = (text: string, first: Piece, last: Piece): string => text.slice(first.start, last.end).toLowerCase()

/**
 * Completions that start at the piece where the typed words match: one to the end of the word, one with the next word. A number alone is no
 * completion.
 */
const goOn = (text: string, pieces: readonly Piece[], at: number, length: number): string[] => {
  const [first, last, next] = [pieces[at], pieces[at + length - 1], pieces[at + length]]
  if (!first || !last || isStopWord(last.text)) return []
  const whole = between(text, first, last)
  const further =
    next && next.script !== 'number' && !isStopWord(next.text) && (joins(next) || text.slice(last.end, next.start) === ' ')
      ? [between(text, first, next)]
      : []
  return [whole, ...further]
}

/** How many pieces of the name, starting at `at`, the typed words cover; null if they do not match there. */
const covered = (typed: readonly Piece[], pieces: readonly Piece[], at: number): number | null => {
  let next = at
  for (const [index, word] of typed.entries()) {
    let text = pieces[next]?.text ?? ''
    next += 1
    while (text.length < word.text.length && word.script !== 'latin' && pieces[next] && joins(pieces[next] as Piece)) {
      text += pieces[next]?.text
      next += 1
    }
    const fits = index === typed.length - 1 ? text.startsWith(word.text) : text === word.text
    if (!fits) return null
  }
  return next - at
}

/** The completions that a name offers for the typed words, of which the last may be unfinished. */
const offers = (typed: readonly Piece[], name: string): string[] => {
  const text = tidy(name)
  const pieces = cut(text)
  return pieces.flatMap((_, at) => {
    const length = covered(typed, pieces, at)
    return length === null ? [] : goOn(text, pieces, at, length)
  })
}

/** A typed word in the spelling of the name, if the word is in no name as it was typed, but only its stem is: "wireles" becomes "wireless". */
const spelled = (word: Piece, prefix: string, pieces: readonly Piece[], isInNames: (text: string) => boolean): string => {
  const typed = prefix.slice(word.start, word.end)
  if (word.script !== 'latin' || isInNames(word.text)) return typed
  return pieces.find((each) => stem(each.text) === stem(word.text))?.shown ?? typed
}

/** Completion for words that are not adjacent in the name: the typed text stays, and its last word is completed. */
const finished = (typed: readonly Piece[], prefix: string, name: string, isInNames: (text: string) => boolean): string[] => {
  const last = typed.at(-1)
  if (!last || typed.length < 2 || last.script !== 'latin') return []
  const pieces = cut(name)
  const piece = pieces.find((each) => each.text.startsWith(last.text) && each.text !== last.text)
  if (!piece) return []
  const before = typed.slice(0, -1)
  const start = before.map((word, at) => spelled(word, prefix, pieces, isInNames) + prefix.slice(word.end, typed[at + 1]?.start)).join('')
  return [(prefix.slice(0, typed[0]?.start) + start + piece.shown).toLowerCase()]
}

/** The completions that occur in most of these names, most frequent first, without the typed text itself. */
export const planQueries = (prefix: string, names: readonly string[]): string[] => {
  const clean = tidy(prefix).trim().toLowerCase()
  const typed = cutTyped(clean)
  if (typed.length === 0) return []
  const counts = new Map<string, number>()
  const words = new Set(names.flatMap((name) => cut(name).map(({ text }) => text)))
  const last = typed.at(-1)?.text ?? ''
  for (const name of names) {
    // A quick check before the expensive segmentation: most names are in another language than the typed text.
    if (!foldWord(name).includes(last)) continue
    const offered = offers(typed, name)
    for (const each of new Set(offered.length > 0 ? offered : finished(typed, clean, name, (text) => words.has(text))))
      counts.set(each, (counts.get(each) ?? 0) + 1)
  }
  return [...counts]
    .filter(([text]) => text !== clean)
    .toSorted(([a, x], [b, y]) => y - x || a.length - b.length)
    .map(([text]) => text)
}
