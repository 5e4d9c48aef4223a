import { Skeleton } from '@plaza/design'
import { useTitle } from '@plaza/web/hooks'
import { useWords } from '../../mall/mall.tsx'
import { HeadingHold } from '../../parts/HeadingHold.tsx'
import { ProductFrame } from './ProductFrame.tsx'
import { TopBar } from './TopBar.tsx'
import styles from './ProductHold.module.css'

const times = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Placeholder in the shape of the product page while it loads. */
export function ProductHold() {
  const { places } = useWords()
  useTitle(places.product)
  return (
    <ProductFrame
      busy
      top={<TopBar />}
      trail={<Skeleton className={styles.trail} />}
      title={
        <>
          <HeadingHold />
          <Skeleton shape="title" className={styles.title} />
        </>
      }
      gallery={
        <div aria-hidden="true" className={styles.gallery}>
          <Skeleton shape="block" className={styles.stage} />
          <div className={styles.thumbs}>
            {times(4).map((at) => (
              <Skeleton key={at} shape="block" className={styles.thumb} />
            ))}
          </div>
        </div>
      }
      box={
        <div aria-hidden="true" className={styles.box}>
          <Skeleton shape="title" className={styles.price} />
          <Skeleton className={styles.rating} />
          <div className={styles.values}>
            {times(4).map((at) => (
              <Skeleton key={at} shape="block" className={styles.value} />
            ))}
          </div>
          <Skeleton shape="block" className={styles.facts} />
        </div>
      }
    />
  )
}
