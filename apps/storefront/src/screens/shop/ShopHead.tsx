import type { Shop } from '@plaza/contract'
import { Rating, Tile } from '@plaza/design'
import { dateLocales } from '@plaza/values'
import { countryName } from '@plaza/web/reading'
import { useReader } from '../../mall/reader.ts'
import { ChatLink } from '../../parts/ChatLink.tsx'
import { FollowButton } from '../../parts/FollowButton.tsx'
import styles from './ShopScreen.module.css'
import { shopWords } from './words.ts'

/** Header of a shop page in the shop's own colour: logo, name and figures. */
export function ShopHead({ shop }: { shop: Shop }) {
  const { lang, words: mall, picture } = useReader()
  const words = shopWords[lang]
  const figures = new Intl.NumberFormat(dateLocales[lang])
  const month = new Intl.DateTimeFormat(dateLocales[lang], { month: 'long', year: 'numeric' }).format(Date.parse(shop.opened_at))
  const banner = picture('general', shop.banner ?? null, shop.tint)
  const rating = shop.rating?.toFixed(1)
  return (
    <header data-tint={shop.tint} className={styles.head}>
      {banner && (
        <img
          src={banner.src}
          srcSet={banner.srcSet}
          sizes="(min-width: 1328px) 660px, (min-width: 1024px) 50vw, 100vw"
          alt=""
          className={styles.banner}
        />
      )}
      <Tile picture={picture('general', shop.image, shop.tint)} name={shop.name} corners="medium" sizes="112px" className={styles.mark} />
      <div className={styles.who}>
        <h1>{shop.name}</h1>
        <p>{[`${shop.city}, ${countryName(shop.country, lang)}`, words.since(month)].join(' · ')}</p>
        <p className={styles.figures}>
          {rating && (
            <Rating
              value={rating}
              label={mall.product.rated(rating)}
              count={words.ratings(shop.rating_count, figures.format(shop.rating_count))}
            />
          )}
          <span>{mall.home.products(shop.product_count)}</span>
          {shop.followers > 0 && <span>{words.followers(shop.followers, figures.format(shop.followers))}</span>}
          {shop.sold > 0 && <span>{mall.product.sold(shop.sold)}</span>}
        </p>
      </div>
      {shop.status === 'open' && (
        <div className={styles.follow}>
          <FollowButton shopId={shop.id} name={shop.name} />
          <ChatLink look="soft" size="small" query={{ shop: shop.id }}>
            {words.askShop}
          </ChatLink>
        </div>
      )}
    </header>
  )
}
