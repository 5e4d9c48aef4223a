import { Page } from '@plaza/design'
import type { ReactNode } from 'react'
import { Title } from './Title.tsx'
import styles from './ProductFrame.module.css'

type Props = {
  title: ReactNode
  titleLang?: string
  /** Bar over the picture, on phones only. */
  top?: ReactNode
  trail: ReactNode
  gallery: ReactNode
  /** Content below the title: the options and the buy buttons. */
  box: ReactNode
  below?: ReactNode
  busy?: boolean
}

/** Layout of the product page, for the loaded page and its placeholder. */
export function ProductFrame({ title, titleLang, top, trail, gallery, box, below, busy }: Props) {
  return (
    <Page className={styles.product} busy={busy}>
      {top ?? <div className={styles.noTop} />}
      <div className={styles.trail}>{trail}</div>
      <div className={styles.two}>
        <div className={styles.gallery}>{gallery}</div>
        <div className={styles.buy}>
          <Title lang={titleLang}>{title}</Title>
          {box}
        </div>
      </div>
      {below}
    </Page>
  )
}
