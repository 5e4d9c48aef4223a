import { Page } from '@plaza/design'
import type { ReactNode } from 'react'
import { Title } from './Title.tsx'
import styles from './ProductFrame.module.css'

type Props = {
  title: ReactNode
  titleLang?: string
  /** Over the picture on phones. */
  top?: ReactNode
  trail: ReactNode
  gallery: ReactNode
  /** Under the title: what people choose and press. */
  box: ReactNode
  below?: ReactNode
  busy?: boolean
}

/** Where everything of the page stands, loaded or on its way. */
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
