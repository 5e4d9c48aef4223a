import { sql } from 'kysely'
import { changed } from '../../../../platform/cache/invalidate.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { query, getOne } from '../../../../platform/db/rows.ts'
import { bestProductIds, countOnSale, productsForSearch, scoreAtRank } from '../../products/index.ts'
import { asVector, contentHash, describeProduct } from './describe-product.ts'
import { putRows, type IndexRow } from './index-rows.ts'
import { indexProducts, headingsAround, headingsOf, tally } from './index-products.ts'
import { putHeadings } from './heading-rows.ts'
import { tierEnds, tierOf } from './tiers.ts'
import { countWords, type DictionaryWord } from '../spelling/word-rows.ts'
import { wordsVersion } from '../terms/terms.ts'

const batchSize = 500
const turn = 7_404_010

/** Removes the statement timeout for a transaction that takes long. */
export const unhurried = async (tx: Tx) => {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
  await sql`set local maintenance_work_mem = '512MB'`.execute(tx)
}

/** Builds a second index, beginning with the best-ranked products, then replaces the current index. Until then, searches use the current one. */
export const reindex = async (kernel: Kernel, publish: (count: number) => unknown = () => {}): Promise<number> => {
  const startedAt = (await getOne<{ at: string }>(kernel.db)`select clock_timestamp()::text as at`).at
  const bounds = await boundsNow(kernel)
  await transaction(kernel, beginNext)
  const words: Map<string, DictionaryWord & { documents: number }> = new Map()
  const written = new Set<string>()
  let count = 0
  let last: { id: string; score: number } | null = null
  for (;;) {
    const stretch: { id: string; score: number }[] = await bestProductIds(kernel.db, last, batchSize)
    if (stretch.length === 0) break
    const described = await transaction(kernel, (tx) =>
      writeStretch(
        tx,
        stretch.map((each) => each.id),
        bounds,
        written,
      ),
    )
    for (const word of tally(described))
      words.set(word.word, { ...word, documents: word.documents + (words.get(word.word)?.documents ?? 0) })
    last = stretch.at(-1) ?? null
    count += stretch.length
    await publish(count)
  }
  await transaction(kernel, (tx) => takeOver(tx, startedAt, bounds, [...words.values()]))
  return count
}

const boundsNow = async (kernel: Kernel): Promise<number[]> => {
  const least = await Promise.all(tierEnds(await countOnSale(kernel.db)).map((rank) => scoreAtRank(kernel.db, rank)))
  return least.filter((score) => score !== null)
}

const beginNext = async (tx: Tx) => {
  await sql`select pg_advisory_xact_lock(${turn})`.execute(tx)
  await sql`drop table if exists search.product_next`.execute(tx)
  await sql`create table search.product_next (like search.product including defaults including constraints including generated including storage)
    with (toast_tuple_target = 512)`.execute(tx)
  await sql`alter table search.product_next add constraint product_next_pkey primary key (product_id)`.execute(tx)
}

const writeStretch = async (tx: Tx, ids: readonly string[], bounds: readonly number[], written: Set<string>): Promise<DictionaryWord[]> => {
  await unhurried(tx)
  const found = new Map((await productsForSearch(tx, ids)).map((product) => [product.id, product]))
  const products = ids.flatMap((id) => found.get(id) ?? [])
  const headings = await headingsAround(tx, products)
  const unwritten = [...headings].filter(([key]) => !written.has(key))
  await putHeadings(
    tx,
    unwritten.map(([, heading]) => heading),
    true,
  )
  for (const [key] of unwritten) written.add(key)
  const words: DictionaryWord[] = []
  const rows = products
    .filter((product) => headings.has(`shop ${product.shop_id}`))
    .map((product): IndexRow => {
      const around = headingsOf(product, headings)
      const described = describeProduct(product, around)
      words.push(...described.words)
      const tier = tierOf(product.score, bounds)
      return { product, tier, hash: contentHash(product, around), vector: asVector(described.lexemes, tier) }
    })
  await putRows(tx, rows, 'product_next')
  return words
}

/** Swaps in the new index, then reindexes the products that changed during the rebuild. */
const takeOver = async (
  tx: Tx,
  startedAt: string,
  bounds: readonly number[],
  words: readonly (DictionaryWord & { documents: number })[],
) => {
  await unhurried(tx)
  await sql`create index product_next_terms on search.product_next using gin (terms) with (fastupdate = off)`.execute(tx)
  await sql`lock table search.product in access exclusive mode`.execute(tx)
  const late = await query<{ product_id: string }>(tx)`select product_id from search.product where indexed_at >= ${startedAt}::timestamptz
    union select product_id from search.product_next where exists (select 1 from search.product)
      and not exists (select 1 from search.product old where old.product_id = product_next.product_id)`
  await sql`drop table search.product`.execute(tx)
  await sql`alter table search.product_next rename to product`.execute(tx)
  await sql`alter index search.product_next_pkey rename to product_pkey`.execute(tx)
  await sql`alter index search.product_next_terms rename to product_terms`.execute(tx)
  await sql`update search.state set least_scores = ${bounds}::float8[], built_at = now(), words_version = ${wordsVersion}, renewing_at = null`.execute(
    tx,
  )
  await sql`truncate search.word`.execute(tx)
  await countWords(tx, words)
  await indexProducts(
    tx,
    late.map((row) => row.product_id),
  )
  await sql`analyze search.product`.execute(tx)
  await sql`analyze search.word`.execute(tx)
  await changed(tx, ['search'])
}
