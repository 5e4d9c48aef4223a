import { useGetRecommend } from '@plaza/client'
import { Rail } from '@plaza/design'
import { useNear } from '@plaza/web/hooks'
import type { RefObject } from 'react'
import { useReader } from '../../mall/reader.ts'
import { Block } from '../../parts/Block.tsx'
import { RailHold } from '../../parts/Holds.tsx'
import { ProductInList } from '../../parts/product/Product.tsx'
import { useProductWords } from './words/index.ts'
import styles from './MoreProducts.module.css'

const inRail = 12

/** Products that viewers of this product also view. */
export function Related({ productId, spot }: { productId: string; spot: RefObject<HTMLDivElement | null> }) {
  const { words: mall } = useReader()
  const words = useProductWords()
  const near = useNear()
  const query = useGetRecommend(productId, inRail, { enabled: near.isNear })
  return (
    <div ref={spot} className={styles.block}>
      <Block query={query} near={near} title={words.related} isEmpty={({ list }) => list.length === 0} hold={<RailHold />}>
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
