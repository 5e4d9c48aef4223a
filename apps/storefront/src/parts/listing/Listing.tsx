import type { Facets, ProductCard } from '@plaza/contract'
import { EmptyScene, Grid, LoadMore, Button } from '@plaza/design'
import { useLang } from '@plaza/web'
import { useEffect, useRef, type ReactNode } from 'react'
import { scene } from '../pictures/scene.ts'
import { Failure } from '../Failure.tsx'
import { GridHold } from '../Holds.tsx'
import { ProductInList } from '../product/Product.tsx'
import { AppliedFilters } from './AppliedFilters.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import styles from './Listing.module.css'
import { ListingTools } from './ListingTools.tsx'
import { appliedCount, withoutFilters, type ListingState } from './listing-state.ts'
import { listingWords } from './words/index.ts'

export type ListingPage = { list: readonly ProductCard[]; total: number; total_is_exact?: boolean; facets?: Facets | null }
type Query = {
  data: { pages: readonly ListingPage[] } | undefined
  isError: boolean
  error: unknown
  isFetching: boolean
  isFetchingNextPage: boolean
  isPlaceholderData: boolean
  hasNextPage: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}
type Props = {
  query: Query
  state: ListingState
  onChange: (state: ListingState) => void
  /** Filter chips above the list. */
  promoted?: ReactNode
  /** Hides the filters, so that only the sort order can be changed. */
  plain?: boolean
  /** True for a list defined by its order, like best sellers. Its sort order cannot be changed. */
  fixedOrder?: boolean
  /** Content shown instead of an empty list. */
  instead?: ReactNode
  /** Title of a list that is empty although no filter is set. */
  nothing?: string
}

/** A product list with filters, sort order and more pages. Filters are next to the list on desktops and in a sheet on phones. */
export function Listing({ query, state, onChange, promoted, plain = false, fixedOrder, instead, nothing }: Props) {
  const words = listingWords[useLang()]
  const first = query.data?.pages[0]
  if (!first && query.isError) return <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  const panel = first?.facets && !plain ? <FilterPanel facets={first.facets} state={state} onChange={onChange} /> : undefined
  return (
    <div className={plain ? undefined : styles.layout}>
      {!plain && (
        <aside aria-label={words.filters} className={styles.rail}>
          {panel ?? <div aria-hidden="true" className={styles.railHold} />}
        </aside>
      )}
      <div className={styles.results} aria-busy={query.isPlaceholderData || undefined}>
        {promoted}
        <h2 className="sr">{words.products}</h2>
        <ListingTools
          total={first?.total}
          exact={first?.total_is_exact ?? true}
          state={state}
          onChange={onChange}
          panel={panel}
          fixedOrder={fixedOrder}
        />
        <AppliedFilters facets={first?.facets ?? undefined} state={state} onChange={onChange} />
        <Results query={query} state={state} onChange={onChange} instead={instead} nothing={nothing} />
      </div>
    </div>
  )
}

function Results({ query, state, onChange, instead, nothing }: Pick<Props, 'query' | 'state' | 'onChange' | 'instead' | 'nothing'>) {
  const words = listingWords[useLang()]
  const grid = useRef<HTMLDivElement>(null)
  const shown = query.data?.pages.flatMap((page) => page.list) ?? []
  const total = query.data?.pages[0]?.total ?? 0
  useFocusOnFirstNew(grid, shown.length, query.data?.pages.length ?? 0)
  if (query.data === undefined) return <GridHold count={12} />
  if (shown.length === 0) return <Nothing state={state} onChange={onChange} instead={instead} nothing={nothing} />
  const more = Math.min(24, Math.max(total - shown.length, 0))
  return (
    <div ref={grid} className={query.isPlaceholderData ? styles.refreshing : undefined}>
      <Grid columns="results">
        {shown.map((product, at) => (
          <ProductInList key={product.id} product={product} priority={at < 2} />
        ))}
      </Grid>
      <LoadMore
        shown={shown.length}
        total={query.hasNextPage ? Math.max(total, shown.length + 1) : shown.length}
        countLabel={words.shown(shown.length, Math.max(total, shown.length))}
        moreLabel={words.showMore(more || 24)}
        busy={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    </div>
  )
}

/** After "Show 24 more" the focus moves to the first new card. */
const useFocusOnFirstNew = (grid: React.RefObject<HTMLDivElement | null>, count: number, pages: number) => {
  const before = useRef({ count, pages })
  useEffect(() => {
    const { count: had, pages: hadPages } = before.current
    before.current = { count, pages }
    if (pages <= hadPages || hadPages === 0) return
    grid.current?.querySelectorAll<HTMLElement>('article > a')[had]?.focus({ preventScroll: true })
  }, [grid, count, pages])
}

function Nothing({ state, onChange, instead, nothing }: Pick<Props, 'state' | 'onChange' | 'instead' | 'nothing'>) {
  const words = listingWords[useLang()]
  const applied = appliedCount(state)
  return (
    <>
      <EmptyScene
        pictures={scene('search')}
        title={applied > 0 ? words.nothing(applied) : (nothing ?? words.nothingHere)}
        text={applied > 0 ? words.nothingText(applied) : undefined}
        action={
          applied > 0 && (
            <Button look="soft" onClick={() => onChange(withoutFilters(state))}>
              {words.clearAll}
            </Button>
          )
        }
      />
      {instead}
    </>
  )
}
