import { useRelated } from '@plaza/client'
import { Rail, Section, Tile } from '@plaza/design'
import type { RefObject } from 'react'
import { Block } from '../../parts/Block.tsx'
import { RailHold } from '../../parts/Holds.tsx'
import { ProductInList } from '../../parts/Product.tsx'
import { useReader } from '../../parts/reader.ts'
import { recentlySeen, seenBefore } from '../../parts/recently-seen.ts'
import { useStore } from '../../parts/store.ts'
import { useNear } from '../../parts/use-near.ts'
import { hrefOf } from '../../paths.ts'
import { useProductWords } from './words/index.ts'
import styles from './MoreProducts.module.css'

const inRail = 12

/** What people look at beside this one. */
export function Related({ productId, spot }: { productId: string; spot: RefObject<HTMLDivElement | null> }) {
  const { words: mall } = useReader()
  const words = useProductWords()
  const near = useNear()
  const asked = useRelated(productId, inRail, { enabled: near.isNear })
  return (
    <div ref={spot} className={styles.block}>
      <Block asked={asked} near={near} title={words.related} isEmpty={({ list }) => list.length === 0} hold={<RailHold />}>
        {({ list }) => (
          <Rail label={words.related} previousLabel={mall.common.previous} nextLabel={mall.common.next}>
            {list.map((product) => (
              <ProductInList key={product.id} product={product} />
            ))}
          </Rail>
        )}
      </Block>
    </div>
  )
}

/** The way back to what was looked at on this device. */
export function RecentlySeen({ presentId }: { presentId: string }) {
  const { words: mall, text, picture } = useReader()
  const words = useProductWords()
  const seen = seenBefore(useStore(recentlySeen), presentId)
  if (seen.length === 0) return null
  return (
    <Section title={words.recentlySeen}>
      <Rail items="tile" label={words.recentlySeen} previousLabel={mall.common.previous} nextLabel={mall.common.next}>
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
