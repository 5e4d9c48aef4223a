import type { ProductCard } from '@plaza/contract'
import { Button, Grid } from '@plaza/design'
import type { ReactNode } from 'react'
import { GridHold } from '../../../parts/Holds.tsx'
import { Failure } from '../../../parts/Failure.tsx'
import { ProductInList } from '../../../parts/product/Product.tsx'
import { useShelfWords } from './words/index.ts'
import styles from './Shelves.module.css'

type Asked = {
  isError: boolean
  error: unknown
  isFetching: boolean
  refetch: () => unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}
type Props = {
  asked: Asked
  label: string
  cards: readonly ProductCard[] | undefined
  /** Instead of the list where there is nothing in it. */
  empty: ReactNode
  /** Shown below each card. */
  below?: (product: ProductCard) => ReactNode
}

/** Saved products, as many as have loaded. */
export function ProductShelf({ asked, label, cards, empty, below }: Props) {
  const words = useShelfWords()
  if (!cards && asked.isError) return <Failure error={asked.error} busy={asked.isFetching} onRetry={() => void asked.refetch()} />
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
      {asked.hasNextPage && (
        <div className={styles.more}>
          <Button look="outline" busy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  )
}
