import type { AnswerOf, getFollowedShops } from '@plaza/contract'
import { Tile } from '@plaza/design'
import { countryName } from '@plaza/web/reading'
import { useReader } from '../../../mall/reader.ts'
import { FollowButton } from '../../../parts/FollowButton.tsx'
import { hrefOf } from '../../../paths.ts'
import { useShelfWords } from './words/index.ts'
import styles from './Shelves.module.css'

type Followed = AnswerOf<typeof getFollowedShops>['list'][number]

/** One followed shop: its location, the number of products added since the customer follows it, and the newest added products. */
export function FollowedShopCard({ followed: { shop, newest, new_count: count } }: { followed: Followed }) {
  const { lang, text, picture } = useReader()
  const words = useShelfWords()
  return (
    <article className={styles.shop}>
      <a href={hrefOf('shop', { id: shop.id })} className={styles.shopHead}>
        <Tile picture={picture('general', shop.image, shop.tint)} name={shop.name} corners="medium" sizes="56px" className={styles.mark} />
        <span className={styles.shopWords}>
          <b>{shop.name}</b>
          <span>
            {shop.city}, {countryName(shop.country, lang)}
            {shop.status !== 'open' && ` · ${words.closed}`}
            {count > 0 && ` · ${words.newSince(count)}`}
          </span>
        </span>
      </a>
      <FollowButton shopId={shop.id} name={shop.name} />
      {newest.length > 0 && (
        <ul aria-label={words.newest(shop.name)} className={styles.newest}>
          {newest.map((product) => (
            <li key={product.id}>
              <a href={hrefOf('product', { id: product.id })} title={text(product, 'name')}>
                <Tile
                  picture={picture('product', product.image, product.tint)}
                  name={text(product, 'name')}
                  corners="medium"
                  sizes="88px"
                />
                <span className="sr">{text(product, 'name')}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
