import { stalePart } from '../../../../platform/cache/stale.ts'
import { cachedList } from '../../../../platform/cache/cached-values.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { allCategories, wholeCount } from '../categories/cached-categories.ts'
import type { CategoryRow } from '../categories/category-rows.ts'
import { countFacets, failing, type Branches, type FacetCounts } from './count-facets.ts'
import { countPassing, type CountedRow } from './counted-row.ts'
import { brandNames, type BrandName } from './brand-names.ts'
import { countable } from './in-categories.ts'
import { countedTags, affectedInShop, payloadId } from '../categories/tags.ts'
import { isWhole, type ProductFilter } from './product-rows.ts'
import { patchCounted, partOf, readCounted, type CountedPart, type CountedRows, type Depth } from './read-counted.ts'
import { beginAtBrands, countedAtMost } from './sorted-runs.ts'
import { chosenFilters } from './wanted.ts'

/** Up to this many products, reading a whole list is cheaper than reading it page by page. */
const few = 1_000
const cachedSeconds = 60
/** Age in milliseconds up to which a cached list is patched. It is shorter than the list's cache time, so that no request waits for a full reread. */
const patchedMs = 40_000
/** Cache policy of a list's rows. A shop's list is never served stale: the shop's people look at it right after a change. */
const cachingRows = ({ branch, shopId }: ProductFilter) =>
  shopId === undefined
    ? { tags: countedTags(branch ? [branch] : []), seconds: cachedSeconds, late: stalePart }
    : { tags: affectedInShop(shopId), seconds: cachedSeconds }

/** The filter of a list without the filters that the shopper chose. */
const unfiltered = (wanted: ProductFilter): ProductFilter => {
  const { branch, shopId, onlyBrand, ofBrands } = wanted.branch ? wanted : beginAtBrands(wanted)
  return ofBrands?.length === 1 ? { branch, shopId, onlyBrand: ofBrands[0] } : { branch, shopId, onlyBrand, ofBrands }
}

const keyOf = ({ branch, shopId, onlyBrand, ofBrands }: ProductFilter): string =>
  `counted ${JSON.stringify([branch, shopId, onlyBrand, ofBrands])}`

/**
 * The columns to read for a list of this size. No category index contains the publication time, so it is read only for short lists. Lists above the
 * counted maximum are read without the columns for pages.
 */
const depthOf = (size: number): Depth => {
  if (size <= few) return 'dated'
  return size <= countedAtMost ? 'paged' : 'counted'
}

type CachedRows = CountedRows & { readonly readAt: number }

/**
 * The counted rows of a list, cached once for all its filters, sort orders and pages. If some products are added, rated or bought, only those are
 * reread.
 */
const cachedRows = (kernel: Kernel, rows: readonly CategoryRow[], list: ProductFilter): Promise<CachedRows> => {
  const { cache, db } = kernel
  const now = kernel.now().getTime()
  return cachedList(cache, keyOf(list), cachingRows(list), {
    weigh: ({ numbers }) => numbers.byteLength,
    read: async () => {
      const wanted = countable(rows, list)
      const depth = wanted.within ? depthOf(wholeCount(rows, list.branch)) : 'dated'
      return { ...(await readCounted(db, wanted, depth)), readAt: now }
    },
    patch: async (before, payloads) => {
      if (now - before.readAt > patchedMs) return null
      const patched = await patchCounted(db, list, before, [...new Set(payloads.map(payloadId))])
      return patched && { ...patched, readAt: before.readAt }
    },
  })
}

export type ListedPart = CountedPart & Pick<CountedRows, 'depth'>

/** The counted rows of a list. Null for a long list without filters that is not counted yet. */
export const cachedPart = async (kernel: Kernel, wanted: ProductFilter): Promise<ListedPart | null> => {
  const rows = await allCategories(kernel)
  const list = unfiltered(wanted)
  if (isWhole(wanted) && wholeCount(rows, list.branch) > few && !kernel.cache.lists.find(keyOf(list))) return null
  const counted = await cachedRows(kernel, rows, list)
  return { ...partOf(counted, wanted.without, kernel.now().getTime()), depth: counted.depth }
}

type Total = { count: number; exact: boolean }

/** Total number of products in a list. For lists without filters, the category counts already contain the total. Facet counts contain it too. */
export const totalOf = async (
  kernel: Kernel,
  wanted: ProductFilter,
  part: CountedPart | null,
  counting?: Promise<CountedFacets>,
): Promise<Total> => {
  const rows = await allCategories(kernel)
  if (!part || isWhole(wanted)) return { count: wholeCount(rows, wanted.branch), exact: true }
  if (counting) return (await counting).total
  return { count: countPassing(part.span, chosenFilters(wanted), kernel.now().getTime()), exact: part.whole }
}

const everywhere: Branches = { chosen: () => true, shownOver: () => undefined }

export const passing = ({ rows }: CountedPart, wanted: ProductFilter, now: number): Iterable<CountedRow> => {
  const fails = failing(chosenFilters(wanted), everywhere, now)
  const walk = function* () {
    for (const row of rows) if (fails(row) === 0) yield row
  }
  return { [Symbol.iterator]: walk }
}

/** Names of these brands. The cache key is their IDs, so that lists with the same brands share an entry. Every counted brand has a name. */
const cachedNames = ({ cache, db }: Kernel, brands: readonly number[]): Promise<readonly BrandName[]> =>
  cachedList(
    cache,
    `brands ${brands.join()}`,
    { tags: ['products'], seconds: cachedSeconds },
    { weigh: (names) => names.length * 100, read: () => brandNames(db, brands.map(String)) },
  )

export type CountedFacets = { counted: FacetCounts; /** `brands` are sorted by name. */ brands: readonly BrandName[]; total: Total }

/** Maps a category to the nearest of `branches` that contains it. */
const nearest = (rows: readonly CategoryRow[], branches: readonly string[]): Branches['shownOver'] => {
  const parents = new Map(rows.map((row) => [Number(row.id), Number(row.parent_id)]))
  const shown = new Set(branches.map(Number))
  return (category) => {
    let at: number | undefined = category
    while (at && !shown.has(at)) at = parents.get(at)
    return at || undefined
  }
}

/** Counts of every facet, including categories. `children` are the subcategories one level down. */
export const facetsOf = async (kernel: Kernel, wanted: ProductFilter, children: readonly string[]): Promise<CountedFacets> => {
  const [rows, now] = [await allCategories(kernel), kernel.now().getTime()]
  const list = unfiltered(wanted)
  const part = partOf(await cachedRows(kernel, rows, list), wanted.without, now)
  const branches = { ...everywhere, shownOver: nearest(rows, children) }
  const counted = countFacets(part.rows, () => part.rows, chosenFilters(wanted), branches, now)
  const brands = await cachedNames(
    kernel,
    [...counted.brands.keys()].toSorted((one, other) => one - other),
  )
  const total = { count: counted.matching, exact: part.whole }
  return { counted, brands, total }
}
