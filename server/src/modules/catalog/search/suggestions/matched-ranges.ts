import { cut, cutTyped, type Piece } from '../words/pieces.ts'

const maxRanges = 8

/** The position where a typed word matches: the beginning of a word, or anywhere in scripts without spaces. */
const startIn = (run: Piece, starts: readonly number[], word: Piece): number | null => {
  const at = run.text.indexOf(word.text)
  if (at < 0) return null
  if (run.script === 'han' || run.script === 'thai') return run.start + at
  return starts.includes(run.start + at) ? run.start + at : null
}

/** The ranges of a text that match the typed words. */
export const matchedRanges = (text: string, typed: string): [number, number][] => {
  const words = cutTyped(typed).toSorted((a, b) => b.text.length - a.text.length)
  const starts = cut(text).map((piece) => piece.start)
  const ranges: [number, number][] = []
  for (const run of cutTyped(text)) {
    for (const word of words) {
      const start = startIn(run, starts, word)
      if (start === null) continue
      ranges.push([start, Math.min(start + word.text.length, run.end)])
      break
    }
  }
  return ranges.slice(0, maxRanges)
}
