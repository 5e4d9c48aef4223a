import type { Db } from '../../../../platform/db/database.ts'
import { query as rows } from '../../../../platform/db/rows.ts'
import type { SearchWord } from '../terms/terms.ts'
import { isStopWord } from '../words/stop-words.ts'
import { stem } from '../words/stem.ts'
import { knownTerms } from './word-rows.ts'

/** Parts of words shorter than this occur in too many unrelated words. */
const shortest = 3
/** The lookup returns at most this many words that begin with a part, and as many that contain it. */
const maxWords = 24

/** Words of the mall that begin with a part, and words that contain it, as index terms. */
type WordsOfPart = { begun: string[]; inside: string[] }
export type Parts = {
  /** Keyed by the text of the typed word. */
  of: ReadonlyMap<string, WordsOfPart>
  /** False if the mall has more matching words than were looked up. */
  isWhole: boolean
  /** Whether the lookup found words: for every part if all parts must match, otherwise for any. */
  isFound: boolean
}

const onlyLetters = /^[\p{L}\p{M}]+$/u
/** A number has no parts. Parts of Chinese words are already in the index. */
const canBePart = ({ script, text }: SearchWord): boolean =>
  script !== 'number' && script !== 'han' && text.length >= shortest && onlyLetters.test(text)

const readWords = (db: Db, parts: readonly string[]) =>
  rows<{ part: string; term: string; begins: boolean }>(db)`select part, term, begins
    from unnest(${parts}::text[]) as part cross join lateral search.words_having(part, ${maxWords})`

/**
 * Words of the mall that contain these words as parts. Looks up all of the words, or only those that the mall does not use. Null if no word can be a
 * part.
 */
export const partsOfWords = async (db: Db, words: readonly SearchWord[], among: 'unknown' | 'all'): Promise<Parts | null> => {
  const long = words.filter((word) => canBePart(word) && (words.length === 1 || !isStopWord(word.text)))
  const known =
    among === 'unknown'
      ? await knownTerms(
          db,
          long.map(({ text }) => stem(text)),
        )
      : new Set<string>()
  const parts = long.map(({ text }) => text).filter((text) => !known.has(stem(text)))
  if (parts.length === 0) return null
  const found = await readWords(db, parts)
  const of = new Map<string, WordsOfPart>()
  let isWhole = true
  for (const part of parts) {
    const terms = (begins: boolean) => {
      const own = found.filter((row) => row.part === part && row.begins === begins)
      isWhole &&= own.length < maxWords
      return [...new Set(own.map(({ term }) => term))].filter((term) => term !== stem(part))
    }
    of.set(part, { begun: terms(true), inside: terms(false) })
  }
  const isPart = ({ begun, inside }: WordsOfPart) => begun.length + inside.length > 0
  const all = [...of.values()]
  return { of, isWhole, isFound: among === 'unknown' ? all.every(isPart) : all.some(isPart) }
}
