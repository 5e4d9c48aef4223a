import { sql } from 'kysely'
import { afterAll } from '../words/after-all.ts'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'
import { neighbours } from './near.ts'

export type DictionaryWord = { word: string; term: string; shown: string; script: 'latin' | 'kana' | 'thai' }
export type CountedWord = DictionaryWord & { documents: number }

/** Adds to the product counts of words. The words are sorted, so that two writers cannot deadlock. */
export const countWords = async (tx: Tx, words: readonly CountedWord[]): Promise<void> => {
  const rows = words.toSorted((a, b) => (a.word < b.word ? -1 : 1)).map((each) => ({ ...each, near: neighbours(each.word) }))
  if (rows.length === 0) return
  await sql`insert into search.word (word, term, shown, script, documents, near)
    select word, term, shown, script, documents, near from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (word text, term text, shown text, script text, documents int, near text[])
    on conflict (word) do update set documents = word.documents + excluded.documents`.execute(tx)
}

/** Words that no product name of the mall has contained. Two concurrent writers of the same word may both get it as fresh. */
export const freshWords = async (db: Db, words: readonly string[]): Promise<ReadonlySet<string>> => {
  const found = await query<{ word: string }>(db)`select word from search.word where word = any(${words}::text[])`
  const known = new Set(found.map((row) => row.word))
  return new Set(words.filter((word) => !known.has(word)))
}

export type NearWord = { word: string; shown: string; documents: number }

/** Similar words of the dictionary, as correction candidates. */
export const nearWords = (db: Db, word: string): Promise<NearWord[]> =>
  query<NearWord>(db)`select word, shown, documents from search.near_words(${neighbours(word)}::text[])`

export const knownTerms = async (db: Db, terms: readonly string[]): Promise<ReadonlySet<string>> => {
  const found = await query<{ term: string }>(db)`select distinct term from search.word where term = any(${terms}::text[])`
  return new Set(found.map((row) => row.term))
}

/** Words with this prefix, most frequent first. Prefixes of one or two letters match very many words and therefore have a separate index. */
export const wordsBeginning = async (db: Db, prefix: string, limit: number): Promise<(NearWord & { term: string })[]> => {
  const short =
    prefix.length <= 2 ? sql`left(word, ${sql.lit(prefix.length)}) = ${prefix}` : sql`word >= ${prefix} and word < ${prefix + afterAll}`
  return query<NearWord & { term: string }>(db)`select word, term, shown, documents from search.word where ${short}
    order by documents desc limit ${limit}`
}
