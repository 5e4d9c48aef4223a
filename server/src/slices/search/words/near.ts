/** How far a word may be from what was meant: short words leave no room for doubt. */
export const mostMistakes = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2)

const prefixLength = 8

const shorter = (words: Iterable<string>): Set<string> => {
  const made = new Set<string>()
  for (const word of words) for (let at = 0; at < word.length; at += 1) made.add(word.slice(0, at) + word.slice(at + 1))
  return made
}

/** The beginning of a word with up to two letters left out: two words that are near share one of these. */
export const neighbours = (word: string): string[] => {
  const beginning = word.slice(0, prefixLength)
  const once = mostMistakes(word) > 0 ? shorter([beginning]) : new Set<string>()
  const twice = mostMistakes(word) > 1 ? shorter(once) : new Set<string>()
  return [...new Set([beginning, ...once, ...twice])]
}

/** Letters put in, left out, changed or swapped with the next one, until the words are the same. */
export const distance = (a: string, b: string): number => {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, swapped))
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}
