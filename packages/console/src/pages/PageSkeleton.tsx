import { Skeleton } from '@plaza/design'
import styles from './PageSkeleton.module.css'

/** Placeholder for a page whose script is loading. */
export function PageSkeleton() {
  return (
    <main id="main" tabIndex={-1} aria-busy className={styles.page}>
      <Skeleton shape="title" className={styles.title} />
      <Skeleton shape="block" className={styles.block} />
    </main>
  )
}
