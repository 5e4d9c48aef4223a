import { Avatar, ButtonLink } from '@plaza/design'
import { countryName } from '@plaza/web/reading'
import { useReader } from '../../mall/reader.ts'
import { ChatLink } from '../../parts/ChatLink.tsx'
import { FollowButton } from '../../parts/FollowButton.tsx'
import { hrefOf } from '../../paths.ts'
import type { Product } from '../../parts/options/choose-variant.ts'
import { useProductWords } from './words/index.ts'
import styles from './Seller.module.css'

export function Seller({ product }: { product: Product }) {
  const { seller } = product
  const { words: mall, lang } = useReader()
  const words = useProductWords()
  return (
    <div className={styles.seller}>
      <Avatar name={seller.name} shape="shop" size="large" />
      <div className={styles.words}>
        <b>{seller.name}</b>
        <p className={styles.facts}>
          {seller.city}, {countryName(seller.country, lang)} · {mall.home.products(seller.product_count)}
        </p>
      </div>
      <div className={styles.ways}>
        <FollowButton shopId={seller.id} name={seller.name} />
        <ChatLink look="soft" size="small" query={{ shop: seller.id, about: `product:${product.id}` }}>
          {words.askShop}
        </ChatLink>
        <ButtonLink look="soft" size="small" href={hrefOf('shop', { id: seller.id })}>
          {words.visitShop}
        </ButtonLink>
      </div>
    </div>
  )
}
