import type { Client } from 'pg'
import type { Kernel } from '../../server/src/kernel/kernel.ts'
import { transact } from '../../server/src/kernel/transact.ts'
import { bulk } from '../../server/src/slices/search/index.ts'
import { copy, line } from './copy.ts'
import { invent, partMark, scoreOf, type Invented } from './invent.ts'
import type { World } from './world.ts'

const chunk = 2_000

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

/** The rows that search itself would have written for these products, made in bulk: the index is built when they are all there. */
export const writeIndex = async (
  client: Client,
  kernel: Kernel,
  world: World,
  count: number,
  now: Date,
  tell: (done: number) => void,
): Promise<void> => {
  const { order, bounds } = byScore(count)
  const cut = cutting()
  const words = new Map<string, ReturnType<typeof bulk.tally>[number]>()
  await client.query('drop index search.product_terms')
  await client.query('update search.state set least_scores = $1, built_at = now()', [bounds])
  let sending: Promise<void> = Promise.resolve()
  for (let from = 0; from < count; from += chunk) {
    const lines = [...order.subarray(from, from + chunk)].map((index) => {
      const product = invent(index, world, now)
      const places = around(product, world)
      const { lexemes, words: said } = bulk.describeProduct(product, places, cut)
      for (const each of bulk.tally(said)) words.set(each.word, { ...each, documents: (words.get(each.word)?.documents ?? 0) + 1 })
      return rowOf(product, places, lexemes, bulk.tierOf(product.score, bounds))
    })
    await sending
    sending = copy(client, 'search.product', columns, lines)
    tell(from)
  }
  await sending
  await transact(kernel, async (tx) => {
    await bulk.unhurried(tx)
    await bulk.putPlaces(tx, [...world.places.values()])
    const all = [...words.values()]
    for (let at = 0; at < all.length; at += 5_000) await bulk.countWords(tx, all.slice(at, at + 5_000))
  })
  await client.query(`set maintenance_work_mem = '1GB'`)
  await client.query('create index product_terms on search.product using gin (terms) with (fastupdate = off)')
  await client.query('vacuum analyze search.product')
  await client.query('vacuum analyze search.word')
}
