/** The index change of a product: the best tier it was in, its words before and now, and its best score if only its rating changed. */
export type Moved = { tier: number; rated: number | null; words: string[] }
/** The same, with its words that no product name of the mall contained before. */
export type MovedWithFresh = Moved & { fresh?: readonly string[] }
/** The same, parsed for a check against a cached answer. The fresh words may contain a word that a user searched for. */
type Told = { tier: number; rated: number | null; words: ReadonlySet<number>; fresh: readonly string[] }

/** A word takes four characters. A longer payload does not fit into one message; then all search answers are invalidated. */
const bytesOfWord = 3
const maxSigns = 6000
const search = 'search'

/** A 24-bit hash of a word. A collision only causes an answer to be rebuilt needlessly. */
export const markOf = (word: string): number => {
  let mark = 0x811c9dc5
  for (let at = 0; at < word.length; at += 1) mark = Math.imul(mark ^ word.charCodeAt(at), 0x01000193)
  return (mark ^ (mark >>> 24)) & 0xffffff
}

const written = ({ tier, rated, words, fresh = [] }: MovedWithFresh): string => {
  const marks = [...new Set(words.map(markOf))]
  const bytes = Buffer.alloc(marks.length * bytesOfWord)
  for (const [at, mark] of marks.entries()) bytes.writeUIntBE(mark, at * bytesOfWord, bytesOfWord)
  return [tier, rated ?? '', bytes.toString('base64url'), ...fresh.map(encodeURIComponent)].join(',')
}

/**
 * Invalidations with the words of the changed products, so that an answer knows whether it is affected. For `many` products, all answers are
 * invalidated.
 */
export const searchInvalidations = (moved: readonly MovedWithFresh[] | 'many'): string[] => {
  if (moved === 'many') return [search]
  const view = moved.map(written)
  return view.some((each) => each.length > maxSigns) ? [search] : view.map((each) => `${search}=${each}`)
}

const read = (told: string): Told => {
  const [tier = '', rated = '', written = '', ...fresh] = told.split(',')
  const bytes = Buffer.from(written, 'base64url')
  const words = new Set<number>()
  for (let at = 0; at < bytes.length; at += bytesOfWord) words.add(bytes.readUIntBE(at, bytesOfWord))
  return { tier: Number(tier), rated: rated === '' ? null : Number(rated), words, fresh: fresh.map(decodeURIComponent) }
}

let last: { told: string; read: Told } | null = null
/** All cached answers receive the same payload one after the other, so the last one is parsed once. */
export const readPayload = (told: string): Told => {
  if (last?.told !== told) last = { told, read: read(told) }
  return last.read
}
