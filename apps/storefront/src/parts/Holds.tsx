import { Grid, ProductCardSkeleton, Skeleton, cx } from '@plaza/design'
import styles from './Holds.module.css'

const times = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Placeholder for a grid of product cards that is loading. */
export function GridHold({ count, feature = false }: { count: number; feature?: boolean }) {
  return (
    <div aria-hidden="true">
      <Grid>
        {times(count).map((at) =>
          feature && at === 0 ? (
            <div key={at} data-feature="" className={styles.feature}>
              <ProductCardSkeleton />
            </div>
          ) : (
            <ProductCardSkeleton key={at} />
          ),
        )}
      </Grid>
    </div>
  )
}

/** Placeholder for a row of product cards that is loading. */
export function RailHold() {
  return (
    <div aria-hidden="true" className={styles.rail}>
      {times(6).map((at) => (
        <div key={at} className={styles.item}>
          <ProductCardSkeleton />
        </div>
      ))}
    </div>
  )
}

/** Placeholders of equal height for blocks that are loading. */
export function BlocksHold({ count, size }: { count: number; size: 'panel' | 'news' | 'brand' }) {
  return (
    <div aria-hidden="true" className={cx(styles.blocks, styles[size])}>
      {times(count).map((at) => (
        <Skeleton key={at} shape="block" />
      ))}
    </div>
  )
}
