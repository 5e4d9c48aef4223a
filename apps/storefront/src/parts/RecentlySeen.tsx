import { Rail, Section, Tile } from '@plaza/design'
import { useStore } from '@plaza/web/store'
import { useReader } from '../mall/reader.ts'
import { hrefOf } from '../paths.ts'
import { shelfHref } from './account/shelves.ts'
import { recentlySeen, seenBefore } from '../mall/recently-seen.ts'
import styles from './RecentlySeen.module.css'

/** Products seen on this device, except the one currently shown. */
export function RecentlySeen({ presentId = '' }: { presentId?: string }) {
  const { words, text, picture } = useReader()
  const seen = seenBefore(useStore(recentlySeen), presentId)
  if (seen.length === 0) return null
  const title = words.home.recentlySeen
  return (
    <Section title={title} seeAll={{ href: shelfHref('seen'), label: words.common.seeAll }}>
      <Rail items="tile" label={title} previousLabel={words.common.previous} nextLabel={words.common.next}>
        {seen.map((product) => (
          <a key={product.id} href={hrefOf('product', { id: product.id })} className={styles.seen}>
            <Tile picture={picture('product', product.image, product.tint)} name={text(product, 'name')} corners="medium" sizes="104px" />
            <span className={styles.name}>{text(product, 'name')}</span>
          </a>
        ))}
      </Rail>
    </Section>
  )
}
