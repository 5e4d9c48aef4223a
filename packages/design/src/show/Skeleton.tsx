import { cx } from '../cx.ts'
import styles from './Skeleton.module.css'

type Props = { shape?: 'line' | 'title' | 'tile' | 'round' | 'block'; className?: string }

/** A placeholder in the final shape of loading content. It appears after 200 ms. */
export function Skeleton({ shape = 'line', className }: Props) {
  return <span aria-hidden="true" className={cx(styles.skeleton, styles[shape], className)} />
}

/** Placeholder for loading lines of text; the last one is shorter. */
export function LinesSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-hidden="true" className={styles.lines}>
      {Array.from({ length: lines }, (_, at) => (
        <Skeleton key={at} />
      ))}
    </div>
  )
}

/** Placeholder for a loading product card. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true" className={styles.card}>
      <Skeleton shape="tile" />
      <Skeleton className={styles.first} />
      <Skeleton className={styles.second} />
      <Skeleton shape="title" className={styles.price} />
      <Skeleton className={styles.facts} />
    </div>
  )
}

/** Placeholder for a loading row of a list: a thumbnail and two lines. */
export function RowSkeleton() {
  return (
    <div aria-hidden="true" className={styles.row}>
      <Skeleton shape="tile" className={styles.thumb} />
      <div className={styles.lines}>
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  )
}
