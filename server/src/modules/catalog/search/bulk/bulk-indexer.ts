import type { SearchedHeading, SearchedProduct } from '../../products/index.ts'
import { asVector, contentHash, describeProduct, dictionaryWords } from '../indexer/describe-product.ts'
import { ratingOf, ratingOrderOf } from '../indexer/index-rows.ts'
import { tally } from '../indexer/index-products.ts'
import { tierOf } from '../indexer/tiers.ts'
import type { CountedWord } from '../spelling/word-rows.ts'
import { nameTerms, textTerms } from '../terms/terms.ts'
import type { Copied, Value } from './copied.ts'

const columns = `product_id, shop_id, brand_id, category_id, price, list_price_until, rating, rating_order, sold, in_stock, published_at, expires_at, score, tier, content_hash, terms`

const maxRemembered = 200_000

const remembering = <T>(make: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const made = make(text)
    if (known.size < maxRemembered) known.set(text, made)
    return made
  }
}

/** Texts and name parts repeat often, so the words of each text and name part are cached. */
const cuttingInParts = (partMark: string) => {
  const [name, text, words] = [remembering(nameTerms), remembering(textTerms), remembering(dictionaryWords)]
  return {
    name: (whole: string) => whole.split(partMark).flatMap((part) => [...name(part)]),
    text,
    words: (whole: string) => whole.split(partMark).flatMap((part) => [...words(part)]),
  }
}

const rowOf = (product: SearchedProduct, headings: readonly SearchedHeading[], lexemes: readonly string[], tier: number): Value[] => [
  product.id,
  product.shop_id,
  product.brand_id || null,
  product.category_path.at(-1) ?? null,
  product.price,
  product.list_price_until?.toISOString() ?? '-infinity',
  ratingOf(product.rating_sum, product.rating_count),
  ratingOrderOf(product.rating_sum, product.rating_count),
  product.sold,
  product.items_left !== '0',
  product.published_at.toISOString(),
  product.expires_at?.toISOString() ?? 'infinity',
  product.score,
  tier,
  `\\x${contentHash(product, headings).toString('hex')}`,
  asVector(lexemes, tier),
]

type WithHeadings = { product: SearchedProduct; headings: readonly SearchedHeading[] }
export type BulkIndexer = {
  rowsOf: (products: readonly WithHeadings[], minScores: readonly number[]) => Copied
  /** Product count of each word, over all products read so far. */
  words: () => CountedWord[]
}

/**
 * Creates search index rows for many products, identical to the rows that the module creates for single products. `partMark` separates the parts of
 * product names.
 */
export const bulkIndexer = (partMark: string): BulkIndexer => {
  const cut = cuttingInParts(partMark)
  const words = new Map<string, CountedWord>()
  return {
    rowsOf: (products, minScores) => ({
      table: 'search.product',
      columns,
      rows: products.map(({ product, headings }) => {
        const { lexemes, words: said } = describeProduct(product, headings, cut)
        for (const each of tally(said)) words.set(each.word, { ...each, documents: (words.get(each.word)?.documents ?? 0) + 1 })
        return rowOf(product, headings, lexemes, tierOf(product.score, minScores))
      }),
    }),
    words: () => [...words.values()],
  }
}
