import type { ProductCard } from '@plaza/contract'
import { Button, Grid } from '@plaza/design'
import type { ReactNode } from 'react'
import { GridHold } from '../../../parts/Holds.tsx'
import { Failure } from '../../../parts/Failure.tsx'
import { ProductInList } from '../../../parts/product/Product.tsx'
import { useShelfWords } from './words/index.ts'
import styles from './Shelves.module.css'

type Query = {
  isError: boolean
  error: unknown
  isFetching: boolean
  refetch: () => unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}
type Props = {
  query: Query
  label: string
  cards: readonly ProductCard[] | undefined
  /** Content shown instead of an empty list. */
  empty: ReactNode
  /** Shown below each card. */
  below?: (product: ProductCard) => ReactNode
}

/** Grid of the saved products loaded so far. */
export function ProductShelf({ query, label, cards, empty, below }: Props) {
  const words = useShelfWords()
  if (!cards && query.isError) return <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  if (!cards) return <GridHold count={8} />
  if (cards.length === 0) return empty
  return (
    <>
      <Grid columns="results" label={label}>
        {cards.map((product) => (
          <div key={product.id} className={styles.kept}>
            <ProductInList product={product} />
            {below?.(product)}
          </div>
        ))}
      </Grid>
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button look="outline" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  )
}
