import { RowSkeleton, Skeleton } from '@plaza/design'
import { useCartWords } from '../../parts/cart/words/index.ts'
import styles from './Cart.module.css'

/** Placeholder in the shape of the cart while it loads. */
export function CartHold() {
  const words = useCartWords()
  return (
    <>
      <p className="sr">{words.loading}</p>
      <div aria-hidden="true" className={styles.columns}>
        <div className={styles.groups}>
          {[3, 2].map((lines) => (
            <div key={lines} className={styles.card}>
              <Skeleton shape="title" className={styles.holdHead} />
              {Array.from({ length: lines }, (_, at) => (
                <RowSkeleton key={at} />
              ))}
            </div>
          ))}
        </div>
        <Skeleton shape="block" className={styles.holdSummary} />
      </div>
    </>
  )
}
