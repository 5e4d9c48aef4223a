import { foldWord, tidy } from './fold.ts'
import { remembered } from './remembered.ts'

export type Script = 'latin' | 'number' | 'han' | 'kana' | 'thai'
export type Piece = {
  /** Normalized for comparison. */
  text: string
  /** The original spelling, in lower case. */
  shown: string
  script: Script
  /** Position in the normalized text. */
  start: number
  end: number
  /** The separator between this piece and the one before: nothing, a hyphen or similar, or a gap. */
  after: 'nothing' | 'hyphen' | 'gap'
}

// ICU picks its dictionary by script, so one segmenter cuts all six languages alike, also within one sentence.
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

const scripts: readonly [Script, RegExp][] = [
  ['han', /^[\u3400-\u9fff\uf900-\ufaff々〇]+$/],
  ['kana', /^[\u3041-\u30ffー]+$/],
  ['thai', /^[\u0e00-\u0e7f]+$/],
  ['number', /^\d+([.,]\d+)*$/],
]
const scriptOf = (text: string): Script => scripts.find(([, shape]) => shape.test(text))?.[0] ?? 'latin'

/** A segment can mix scripts (`お茶`, `35mm`). Each script becomes its own piece, but letters with digits stay together. */
export const scriptsIn = (segment: string): string[] =>
  segment.match(
    /[\u3400-\u9fff\uf900-\ufaff々〇]+|[\u3041-\u30ffー]+|[\u0e00-\u0e7f]+|[^\u3041-\u9fff\uf900-\ufaff々〇\u0e00-\u0e7f'’._]+([.,]\d+)*/g,
  ) ?? []

const gapOf = (between: string): Piece['after'] => (between === '' ? 'nothing' : /^[-‐‑–/'’.&_]$/.test(between) ? 'hyphen' : 'gap')

type Part = { text: string; shown: string; script: Script; length: number; offset: number }

const readParts = (segment: string): Part[] => {
  let at = 0
  return scriptsIn(segment.replace(/['’]s$/i, '')).map((part) => {
    const offset = segment.indexOf(part, at)
    at = offset + part.length
    const script = scriptOf(part)
    const text = script === 'number' ? part.replace(/,(?=\d{3}(\D|$))/g, '') : foldWord(part)
    return { text, shown: part.toLowerCase(), script, length: part.length, offset }
  })
}

const partsIn = remembered(readParts, { most: 20_000, longest: 60 })

const cutUncached = (text: string): readonly Piece[] => {
  const whole = tidy(text)
  const pieces: Piece[] = []
  let last = 0
  for (const { segment, index, isWordLike } of segmenter.segment(whole)) {
    if (!isWordLike) continue
    for (const part of partsIn(segment)) {
      const start = index + part.offset
      const end = start + part.length
      pieces.push({
        text: part.text,
        shown: part.shown,
        script: part.script,
        start,
        end,
        after: pieces.length === 0 ? 'gap' : gapOf(whole.slice(last, start)),
      })
      last = end
    }
  }
  return mergeSingles(pieces)
}

/** Joins single characters that the dictionary does not know (`透|气`): only together they form a word. */
const mergeSingles = (pieces: readonly Piece[]): Piece[] => {
  const merged: Piece[] = []
  let open = false
  for (const piece of pieces) {
    const single = piece.script === 'han' && piece.text.length === 1
    const before = merged.at(-1)
    if (single && open && before && piece.after === 'nothing') {
      merged[merged.length - 1] = { ...before, text: before.text + piece.text, shown: before.shown + piece.shown, end: piece.end }
    } else merged.push(piece)
    open = single
  }
  return merged
}

/** Splits a text in any languages into words. The result is cached, since the same names are split for every list of suggestions. */
export const cut = remembered(cutUncached, { most: 5_000, longest: 200 })

const cutByGuess = (piece: Piece) => piece.script === 'kana' || piece.script === 'thai'

/** The pieces of a typed text. Runs of scripts that are segmented by guess stay whole, because an unfinished word must not be split. */
export const cutTyped = (text: string): Piece[] =>
  cut(text).reduce<Piece[]>((made, piece) => {
    const before = made.at(-1)
    if (before && piece.after === 'nothing' && piece.script === before.script && cutByGuess(piece)) {
      made[made.length - 1] = { ...before, text: before.text + piece.text, shown: before.shown + piece.shown, end: piece.end }
    } else made.push(piece)
    return made
  }, [])
