import { useGetRecommend } from '@plaza/client'
import { Rail } from '@plaza/design'
import { useNear } from '@plaza/web/hooks'
import { useReader } from '../../mall/reader.ts'
import { Block } from '../../parts/Block.tsx'
import { RailHold } from '../../parts/Holds.tsx'
import { useCartWords } from '../../parts/cart/words/index.ts'
import { ProductInList } from '../../parts/product/Product.tsx'
import styles from './Cart.module.css'

const inRail = 12

/** Products often bought with the first line of the cart, except those already in the cart. */
export function MaybeAlso({ productId, inCart }: { productId: string; inCart: ReadonlySet<string> }) {
  const { words: mall } = useReader()
  const words = useCartWords()
  const near = useNear()
  const query = useGetRecommend(productId, inRail, { enabled: near.isNear })
  return (
    <div className={styles.also}>
      <Block
        query={query}
        near={near}
        title={words.maybe}
        isEmpty={({ list }) => list.every(({ id }) => inCart.has(id))}
        hold={<RailHold />}
      >
        {({ list }) => (
          <Rail label={words.maybe} previousLabel={mall.common.previous} nextLabel={mall.common.next}>
            {list
              .filter(({ id }) => !inCart.has(id))
              .map((product) => (
                <ProductInList key={product.id} product={product} />
              ))}
          </Rail>
        )}
      </Block>
    </div>
  )
}
