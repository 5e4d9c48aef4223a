import type { Tx } from '../../../../platform/db/database.ts'
import { stockOfProducts, headingsForSearch, productsForSearch, type SearchedHeading, type SearchedProduct } from '../../products/index.ts'
import { asVector, contentHash, describeProduct } from './describe-product.ts'
import { indexState, knownHashes, markIfEmpty, putFigures, putRows, putStock, removeRows, takeTurns, type IndexRow } from './index-rows.ts'
import type { MovedWithFresh } from '../event-handlers/told.ts'
import { putHeadings } from './heading-rows.ts'
import { tierOf } from './tiers.ts'
import { countWords, freshWords, type CountedWord, type DictionaryWord } from '../spelling/word-rows.ts'

const batchSize = 200

/** The words of 3 products fit into one invalidation message. A message about more products does not list their words. */
const maxPayload = 3
type AllMoved = MovedWithFresh[] | 'many'

/** Updates the index to the catalog's current data of these products and returns the index changes. Idempotent. */
export const indexProducts = async (tx: Tx, ids: readonly string[]): Promise<AllMoved> => {
  // Sorted, so that the batches take their locks in one order.
  const sorted = [...new Set(ids)].toSorted((a, b) => Number(a) - Number(b))
  const hasPayload = sorted.length <= maxPayload
  const moved: MovedWithFresh[] = []
  for (let at = 0; at < sorted.length; at += batchSize) moved.push(...(await indexBatch(tx, sorted.slice(at, at + batchSize), hasPayload)))
  return hasPayload ? moved : 'many'
}

/** Updates only the stock flag; returns the products that sold out or are in stock again. */
export const indexStock = async (tx: Tx, ids: readonly string[]): Promise<AllMoved> => {
  await takeTurns(tx, ids)
  const hasPayload = ids.length <= maxPayload
  const switched = await putStock(tx, await stockOfProducts(tx, ids), hasPayload)
  return hasPayload || switched.length === 0 ? switched : 'many'
}

const indexBatch = async (tx: Tx, ids: readonly string[], hasPayload: boolean): Promise<MovedWithFresh[]> => {
  await takeTurns(tx, ids)
  const products = await productsForSearch(tx, ids)
  const headings = await headingsAround(tx, products)
  await putHeadings(tx, [...headings.values()])
  const [{ bounds, isOutdated }, known] = [await indexState(tx), await knownHashes(tx, ids)]
  const onSale = products.filter((product) => headings.has(headingKey('shop', product.shop_id)))
  const rows: IndexRow[] = []
  const words: DictionaryWord[] = []
  const oldWords: DictionaryWord[] = []
  const same: SearchedProduct[] = []
  for (const product of onSale) {
    const around = headingsOf(product, headings)
    const [hash, tier] = [contentHash(product, around), tierOf(product.score, bounds)]
    if (known.get(product.id) === `${tier} ${hash.toString('hex')}`) {
      same.push(product)
      continue
    }
    const described = describeProduct(product, around)
    rows.push({ product, tier, hash, vector: asVector(described.lexemes, tier) })
    ;(known.has(product.id) ? oldWords : words).push(...described.words)
  }
  const indexedIds = new Set(onSale.map((product) => product.id))
  const gone = await removeRows(
    tx,
    ids.filter((id) => !indexedIds.has(id)),
    hasPayload,
  )
  const rated = await putFigures(tx, same, hasPayload)
  if (isOutdated) await markIfEmpty(tx)
  const written = await putRows(tx, rows, 'product', hasPayload)
  const fresh = await freshWords(tx, [...new Set([...words, ...oldWords].map(({ word }) => word))])
  // A product that was counted before adds only the words that are new in its names.
  await countWords(tx, tally([...words, ...oldWords.filter(({ word }) => fresh.has(word))]))
  return [...gone, ...rated, ...written.map((each) => ({ ...each, fresh: [...fresh] }))]
}

const headingKey = (kind: string, id: string) => `${kind} ${id}`
type Headings = ReadonlyMap<string, SearchedHeading>

export const headingsAround = async (tx: Tx, products: readonly SearchedProduct[]): Promise<Headings> => {
  const found = await headingsForSearch(tx, {
    categories: [...new Set(products.flatMap((product) => product.category_path))],
    brands: [...new Set(products.flatMap((product) => product.brand_id ?? []))],
    shops: [...new Set(products.map((product) => product.shop_id))],
  })
  return new Map(found.map((heading) => [headingKey(heading.kind, heading.id), heading]))
}

export const headingsOf = (product: SearchedProduct, headings: Headings): SearchedHeading[] => {
  const keys = [
    ...product.category_path.map((id) => headingKey('category', id)),
    headingKey('shop', product.shop_id),
    ...(product.brand_id ? [headingKey('brand', product.brand_id)] : []),
  ]
  return keys.flatMap((key) => headings.get(key) ?? [])
}

/** Product count of each word. */
export const tally = (words: readonly DictionaryWord[]): CountedWord[] => {
  const counted = new Map<string, CountedWord>()
  for (const word of words) {
    const known = counted.get(word.word)
    if (known) known.documents += 1
    else counted.set(word.word, { ...word, documents: 1 })
  }
  return [...counted.values()]
}
