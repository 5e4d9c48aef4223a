import type { Client } from 'pg'
import type { Kernel } from '../../server/src/platform/kernel.ts'
import { transaction } from '../../server/src/platform/db/transaction.ts'
import {
  beginBulk,
  bulkIndexer,
  bulkWords,
  minScoresOf,
  putAllHeadings,
  wordRows,
  type BulkIndexer,
  type Copied,
} from '../../server/src/modules/catalog/search/bulk/index.ts'
import { copy, line } from './copy.ts'
import { invent, partMark, scoreOf, type Invented } from './invent.ts'
import type { CountedWord, Crew, Task } from './task.ts'
import { progress } from './progress.ts'
import { readWorld, type World } from './world.ts'

const stretch = 2_000

const around = (product: Invented, world: World) =>
  [...product.category_path.map((id) => `category ${id}`), `shop ${product.shop_id}`, `brand ${product.brand_id}`].flatMap(
    (key) => world.headings.get(key) ?? [],
  )

const copyAll = (client: Client, { table, columns, rows }: Copied): Promise<void> => copy(client, table, columns, rows.map(line))

/** The order of products by score, best first, so that frequently found products are stored close together. */
const byScore = (count: number): { order: Uint32Array; bounds: number[] } => {
  const scores = Float64Array.from({ length: count }, (_, index) => scoreOf(index))
  const order = Uint32Array.from({ length: count }, (_, index) => index).toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
  return { order, bounds: minScoresOf(count, (rank) => scores[order[rank - 1] ?? 0] ?? 0) }
}

export type Indexer = { add: (products: readonly number[], bounds: readonly number[]) => Promise<void>; words: BulkIndexer['words'] }

/** Writes search rows exactly as the search module would, and counts the products in which each word occurs. */
export const indexer = (client: Client, world: World, now: Date): Indexer => {
  const { rowsOf, words } = bulkIndexer(partMark)
  const withHeadings = (index: number) => {
    const product = invent(index, world, now)
    return { product, headings: around(product, world) }
  }
  return { add: (products, bounds) => copyAll(client, rowsOf(products.map(withHeadings), bounds)), words }
}

/** Writes the old dictionary and the new words in one operation. The index of similar words is built after all words are written. */
const writeWords = async (client: Client, said: readonly CountedWord[]): Promise<void> => {
  const known = await client.query<CountedWord>('select word, term, shown, script, documents from search.word')
  const words = bulkWords([...known.rows, ...said])
  await client.query('begin')
  await client.query('truncate search.word')
  await client.query('drop index search.word_near')
  for (let at = 0; at < words.length; at += stretch) await copyAll(client, wordRows(words.slice(at, at + stretch)))
  await client.query('create index word_near on search.word using gin (near) with (fastupdate = off)')
  await client.query('commit')
}

/** Builds the product index with all workers, best products first. Its database indexes are created after all rows are written. */
export const writeIndex = async (kernel: Kernel, crew: Crew, count: number): Promise<void> => {
  const { order, bounds } = byScore(count)
  await transaction(kernel, (tx) => beginBulk(tx, bounds))
  const stretches = Array.from({ length: Math.ceil(count / stretch) }, (_, at): Task => {
    return { do: 'index', products: [...order.subarray(at * stretch, (at + 1) * stretch)], bounds }
  })
  await crew.share(stretches, progress('rows of the index', stretches.length))
}

/** Writes the facet terms, the dictionary, and the index over all terms, with several PostgreSQL processes. */
export const finishIndex = async (client: Client, kernel: Kernel, crew: Crew): Promise<void> => {
  const world = await readWorld(client)
  await transaction(kernel, (tx) => putAllHeadings(tx, [...world.headings.values()]))
  await client.query(`set maintenance_work_mem = '1GB'`)
  await client.query('set max_parallel_maintenance_workers = 2')
  await writeWords(client, await crew.words())
  await client.query('create index product_terms on search.product using gin (terms) with (fastupdate = off)')
  await client.query('vacuum analyze search.product')
  await client.query('vacuum analyze search.word')
}
