import { Skeleton } from '@plaza/design'
import styles from './PageSkeleton.module.css'

/** A page whose script is on its way. */
export function PageSkeleton() {
  return (
    <main id="main" tabIndex={-1} aria-busy className={styles.page}>
      <Skeleton shape="title" className={styles.title} />
      <Skeleton shape="block" className={styles.block} />
    </main>
  )
}
