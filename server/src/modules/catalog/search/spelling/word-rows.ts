import { sql } from 'kysely'
import { afterAll } from '../words/after-all.ts'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'
import { neighbours } from './near.ts'

export type DictionaryWord = { word: string; term: string; shown: string; script: 'latin' | 'kana' | 'thai' }
export type CountedWord = DictionaryWord & { documents: number }

/** Adds to how many products a word stands in. Words go in order, so that two writers never wait for each other in a ring. */
export const countWords = async (tx: Tx, words: readonly CountedWord[]): Promise<void> => {
  const rows = words.toSorted((a, b) => (a.word < b.word ? -1 : 1)).map((each) => ({ ...each, near: neighbours(each.word) }))
  if (rows.length === 0) return
  await sql`insert into search.word (word, term, shown, script, documents, near)
    select word, term, shown, script, documents, near from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (word text, term text, shown text, script text, documents int, near text[])
    on conflict (word) do update set documents = word.documents + excluded.documents`.execute(tx)
}

/** Words that no name of the mall has had. A writer of the same word at the same moment may call it fresh too. */
export const freshWords = async (db: Db, words: readonly string[]): Promise<ReadonlySet<string>> => {
  const found = await query<{ word: string }>(db)`select word from search.word where word = any(${words}::text[])`
  const known = new Set(found.map((row) => row.word))
  return new Set(words.filter((word) => !known.has(word)))
}

export type NearWord = { word: string; shown: string; documents: number }

/** Words of the dictionary that may have been meant. */
export const nearWords = (db: Db, word: string): Promise<NearWord[]> =>
  query<NearWord>(db)`select word, shown, documents from search.near_words(${neighbours(word)}::text[])`

export const knownTerms = async (db: Db, terms: readonly string[]): Promise<ReadonlySet<string>> => {
  const found = await query<{ term: string }>(db)`select distinct term from search.word where term = any(${terms}::text[])`
  return new Set(found.map((row) => row.term))
}

/** Words that begin so, the most used first. One or two letters begin so many words that they have an index of their own. */
export const wordsBeginning = async (db: Db, prefix: string, limit: number): Promise<(NearWord & { term: string })[]> => {
  const short =
    prefix.length <= 2 ? sql`left(word, ${sql.lit(prefix.length)}) = ${prefix}` : sql`word >= ${prefix} and word < ${prefix + afterAll}`
  return query<NearWord & { term: string }>(db)`select word, term, shown, documents from search.word where ${short}
    order by documents desc limit ${limit}`
}
