/**
 * The index change of a product: the best tier it was in, and its words before and now. `rated` is its best score if only the rating changed,
 * otherwise null.
 */
export type Moved = { tier: number; rated: number | null; words: string[] }
/** The index change of a product, plus its words that no product name of the mall contained before. */
export type MovedWithFresh = Moved & { fresh?: readonly string[] }
/** A parsed payload, for a check against a cached result. The fresh words may contain a word that a user searched for. */
type ParsedPayload = { tier: number; rated: number | null; words: ReadonlySet<number>; fresh: readonly string[] }

/**
 * A word's hash has 3 bytes, which base64 writes as four characters. If a payload is too long for one message, all search results are invalidated.
 */
const bytesOfWord = 3
const maxSigns = 6000
const search = 'search'

/** A 24-bit hash of a word. A collision only causes a cached result to be rebuilt needlessly. */
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
 * Invalidations with the words of the changed products, so that a cached result can tell whether it is affected. For `many` products, all cached
 * results are invalidated.
 */
export const searchInvalidations = (moved: readonly MovedWithFresh[] | 'many'): string[] => {
  if (moved === 'many') return [search]
  const view = moved.map(written)
  return view.some((each) => each.length > maxSigns) ? [search] : view.map((each) => `${search}=${each}`)
}

const read = (payload: string): ParsedPayload => {
  const [tier = '', rated = '', written = '', ...fresh] = payload.split(',')
  const bytes = Buffer.from(written, 'base64url')
  const words = new Set<number>()
  for (let at = 0; at < bytes.length; at += bytesOfWord) words.add(bytes.readUIntBE(at, bytesOfWord))
  return { tier: Number(tier), rated: rated === '' ? null : Number(rated), words, fresh: fresh.map(decodeURIComponent) }
}

let last: { payload: string; read: ParsedPayload } | null = null
/** All cached results receive the same payload one after the other, so the last parsed payload is cached. */
export const readPayload = (payload: string): ParsedPayload => {
  if (last?.payload !== payload) last = { payload, read: read(payload) }
  return last.read
}
