import { Grid, ProductCardSkeleton, Skeleton, cx } from '@plaza/design'
import styles from './Holds.module.css'

const times = (count: number) => Array.from({ length: count }, (_, at) => at)

/** A grid of product cards on its way. */
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

/** A row of product cards on its way. */
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

/** Blocks of one height on their way. */
export function BlocksHold({ count, size }: { count: number; size: 'panel' | 'news' | 'brand' }) {
  return (
    <div aria-hidden="true" className={cx(styles.blocks, styles[size])}>
      {times(count).map((at) => (
        <Skeleton key={at} shape="block" />
      ))}
    </div>
  )
}
