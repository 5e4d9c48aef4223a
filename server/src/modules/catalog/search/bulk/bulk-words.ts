import { neighbours } from '../spelling/near.ts'
import type { CountedWord } from '../spelling/word-rows.ts'
import type { Copied } from './copied.ts'

/** Merges several word counts into one sorted dictionary. */
export const bulkWords = (counted: readonly CountedWord[]): CountedWord[] => {
  const words = new Map<string, CountedWord>()
  for (const each of counted) words.set(each.word, { ...each, documents: each.documents + (words.get(each.word)?.documents ?? 0) })
  return [...words.values()].toSorted((a, b) => (a.word < b.word ? -1 : 1))
}

export const wordRows = (words: readonly CountedWord[]): Copied => ({
  table: 'search.word',
  columns: 'word, term, shown, script, documents, near',
  rows: words.map(({ word, term, shown, script, documents }) => {
    const near = neighbours(word).map((each) => `"${each}"`)
    return [word, term, shown, script, documents, `{${near.join(',')}}`]
  }),
})
