import type { Client } from 'pg'
import type { Kernel } from '../../server/src/kernel/kernel.ts'
import { transact } from '../../server/src/kernel/transact.ts'
import { bulk } from '../../server/src/slices/search/index.ts'
import { copy, line } from './copy.ts'
import { invent, partMark, scoreOf, type Invented } from './invent.ts'
import type { CountedWord, Crew, Order } from './order.ts'
import { progress } from './progress.ts'
import { readWorld, type World } from './world.ts'

const stretch = 2_000

const remembering = <T>(make: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const made = make(text)
    if (known.size < 200_000) known.set(text, made)
    return made
  }
}

/** Texts come again and again, names in parts: each is cut into words once. */
const cutting = () => {
  const [name, text, words] = [remembering(bulk.nameTerms), remembering(bulk.textTerms), remembering(bulk.dictionaryWords)]
  return {
    name: (whole: string) => whole.split(partMark).flatMap((part) => [...name(part)]),
    text,
    words: (whole: string) => whole.split(partMark).flatMap((part) => [...words(part)]),
  }
}

const columns = `product_id, shop_id, brand_id, category_id, price, list_price_until, rating, rating_order, sold, in_stock, published_at, expires_at, score, tier, content_hash, terms`

const around = (product: Invented, world: World) =>
  [...product.category_path.map((id) => `category ${id}`), `shop ${product.shop_id}`, `brand ${product.brand_id}`].flatMap(
    (key) => world.places.get(key) ?? [],
  )

const rowOf = (product: Invented, places: ReturnType<typeof around>, lexemes: readonly string[], tier: number): string =>
  line([
    product.id,
    product.shop_id,
    product.brand_id || null,
    product.category_path.at(-1) ?? null,
    product.price,
    product.list_price_until?.toISOString() ?? '-infinity',
    bulk.ratingOf(product.rating_sum, product.rating_count),
    bulk.ratingOrderOf(product.rating_sum, product.rating_count),
    product.sold,
    product.items_left !== '0',
    product.published_at.toISOString(),
    product.expires_at?.toISOString() ?? 'infinity',
    product.score,
    tier,
    `\\x${bulk.contentHash(product, places).toString('hex')}`,
    bulk.asVector(lexemes, tier),
  ])

/** The best product first, so that good ones lie close together. */
const byScore = (count: number): { order: Uint32Array; bounds: number[] } => {
  const scores = Float64Array.from({ length: count }, (_, index) => scoreOf(index))
  const order = Uint32Array.from({ length: count }, (_, index) => index).toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
  return { order, bounds: bulk.tierEnds(count).map((rank) => scores[order[rank - 1] ?? 0] ?? 0) }
}

export type Indexer = ReturnType<typeof indexer>

/** Writes rows as search itself would have written them, and counts in how many products each word stands. */
export const indexer = (client: Client, world: World, now: Date) => {
  const cut = cutting()
  const words = new Map<string, CountedWord>()
  return {
    add: async (products: readonly number[], bounds: readonly number[]): Promise<void> => {
      const lines = products.map((index) => {
        const product = invent(index, world, now)
        const places = around(product, world)
        const { lexemes, words: said } = bulk.describeProduct(product, places, cut)
        for (const each of bulk.tally(said)) words.set(each.word, { ...each, documents: (words.get(each.word)?.documents ?? 0) + 1 })
        return rowOf(product, places, lexemes, bulk.tierOf(product.score, bounds))
      })
      await copy(client, 'search.product', columns, lines)
    },
    words: () => [...words],
  }
}

/** The dictionary as it was, and the new words: written in one go, and its index of near words built when they are all there. */
const writeWords = async (client: Client, said: readonly [string, CountedWord][]): Promise<void> => {
  const words = new Map<string, CountedWord>()
  const known = await client.query<CountedWord>('select word, term, shown, script, documents from search.word')
  for (const [word, each] of [...known.rows.map((row): [string, CountedWord] => [row.word, row]), ...said])
    words.set(word, { ...each, documents: each.documents + (words.get(word)?.documents ?? 0) })
  const sorted = [...words.values()].toSorted((a, b) => (a.word < b.word ? -1 : 1))
  await client.query('begin')
  await client.query('truncate search.word')
  await client.query('drop index search.word_near')
  for (let at = 0; at < sorted.length; at += stretch) {
    const lines = sorted.slice(at, at + stretch).map(({ word, term, shown, script, documents }) =>
      line([
        word,
        term,
        shown,
        script,
        documents,
        `{${bulk
          .neighbours(word)
          .map((near) => `"${near}"`)
          .join(',')}}`,
      ]),
    )
    await copy(client, 'search.word', 'word, term, shown, script, documents, near', lines)
  }
  await client.query('create index word_near on search.word using gin (near) with (fastupdate = off)')
  await client.query('commit')
}

/** The index of the products, made by the whole crew: the best first, and what finds them when they are all there. */
export const writeIndex = async (client: Client, crew: Crew, count: number): Promise<void> => {
  const { order, bounds } = byScore(count)
  await client.query('drop index if exists search.product_terms')
  await client.query('update search.state set least_scores = $1, built_at = now(), words_version = $2', [bounds, bulk.wordsVersion])
  const stretches = Array.from({ length: Math.ceil(count / stretch) }, (_, at): Order => {
    return { do: 'index', products: [...order.subarray(at * stretch, (at + 1) * stretch)], bounds }
  })
  await crew.share(stretches, progress('rows of the index', stretches.length))
}

/** Places, the dictionary, and the index over all terms, by several processes of PostgreSQL. */
export const finishIndex = async (client: Client, kernel: Kernel, crew: Crew): Promise<void> => {
  const world = await readWorld(client)
  await transact(kernel, async (tx) => {
    await bulk.unhurried(tx)
    await bulk.putPlaces(tx, [...world.places.values()])
  })
  await client.query(`set maintenance_work_mem = '1GB'`)
  await client.query('set max_parallel_maintenance_workers = 2')
  await writeWords(client, await crew.words())
  await client.query('create index product_terms on search.product using gin (terms) with (fastupdate = off)')
  await client.query('vacuum analyze search.product')
  await client.query('vacuum analyze search.word')
}
