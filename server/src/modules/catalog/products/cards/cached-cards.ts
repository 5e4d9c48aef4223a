import type { ProductCard } from '@plaza/contract'
import type { Making } from '../../../../platform/cache/response-cache.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { query } from '../../../../platform/db/rows.ts'
import { cachedShops } from './cached-shops.ts'
import { cardColumns, type ProductRow } from './card-rows.ts'
import { toProductCard } from './show-product.ts'
import { cardsValidUntil } from './true-until.ts'

/** Converts rows to cards. Products of a shop that is not open are left out. */
export const toProductCards = async <R extends ProductRow>(
  kernel: Kernel,
  rows: readonly R[],
): Promise<{ row: R; card: ProductCard }[]> => {
  const shops = await cachedShops(
    kernel,
    rows.map((row) => row.shop_id),
  )
  const now = kernel.now()
  return rows.flatMap((row) => {
    const shop = shops.get(row.shop_id)
    return shop ? [{ row, card: toProductCard(row, shop, now) }] : []
  })
}

/** Cards, and the earliest time when one of them becomes stale without a write. */
export type TimedCards = { cards: ProductCard[]; trueUntil: number }

type CachedCard = { card: ProductCard; changes_at: number | null }

const readCards = async (kernel: Kernel, ids: readonly string[]): Promise<ReadonlyMap<string, CachedCard & { shopId: string }>> => {
  const found = await query<ProductRow>(kernel.db)`select ${cardColumns} from products.product
    where product.id = any(${ids}::bigint[]) and product.status = 'live'`
  const shown = await toProductCards(kernel, found)
  return new Map(shown.map(({ row, card }) => [row.id, { card, changes_at: row.changes_at, shopId: row.shop_id }]))
}

/**
 * Cards in the order of the IDs. Products that are off sale, or of a shop that is not open, are left out. Popular products appear in many searches,
 * so their cards are cached. Uncached cards are read in one batch.
 */
export const cardsByIds = async (kernel: Kernel, ids: readonly string[]): Promise<TimedCards> => {
  const { parts } = kernel.cache
  const missing: string[] = []
  const reading = Promise.resolve().then(() => (missing.length > 0 ? readCards(kernel, missing) : new Map<string, never>()))
  const makeCard = async (id: string): Promise<Making> => {
    missing.push(id)
    const read = (await reading).get(id)
    const value: CachedCard | null = read ? { card: read.card, changes_at: read.changes_at } : null
    const tags = ['products', `product:${id}`, ...(read ? [`shop:${read.shopId}`] : [])]
    return { body: '', contentType: '', tags, seconds: read ? 600 : 0, trueUntil: cardsValidUntil(read ? [read] : []), value }
  }
  const known = ids.map((id) => parts.find(`card ${id}`))
  const made = known.includes(undefined)
    ? await Promise.all(ids.map(async (id, at) => known[at] ?? (await parts.make(`card ${id}`, () => makeCard(id)))))
    : known
  const stored = made.flatMap((each) => (each?.value as CachedCard | null) ?? [])
  return { cards: stored.map(({ card }) => card), trueUntil: cardsValidUntil(stored) }
}
