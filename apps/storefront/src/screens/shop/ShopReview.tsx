import type { ShopReview as Given } from '@plaza/contract'
import { Stars, Tile } from '@plaza/design'
import { type Instant, htmlLanguages, instantNow, isLanguage, showDay } from '@plaza/values'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import styles from './ShopReviews.module.css'
import { shopWords } from './words.ts'

const tongue = (lang: string) => (isLanguage(lang) ? htmlLanguages[lang] : lang)

/** A product with a buyer's review of it. */
export function ShopReview({ review, shop }: { review: Given; shop: string }) {
  const { lang, text, picture, words: mall } = useReader()
  const words = shopWords[lang]
  const { product } = review
  const day = (date: string) => showDay({ moment: date as Instant, now: instantNow(), language: lang })
  return (
    <>
      <a href={hrefOf('product', { id: product.id })} className={styles.product}>
        <Tile picture={picture('product', product.image, product.tint)} name="" corners="small" sizes="56px" />
        <span>{text(product, 'name')}</span>
      </a>
      <p className={styles.by}>
        <Stars rating={review.rating} label={mall.product.rated(String(review.rating))} size={15} />
        <b>{review.author ?? words.aBuyer}</b>
        <span>{day(review.date)}</span>
      </p>
      <p lang={tongue(review.lang)} className={styles.text}>
        {review.text}
      </p>
      {review.reply && (
        <div className={styles.reply}>
          <p className={styles.by}>
            <b>{words.reply(shop)}</b>
            <span>{day(review.reply.date)}</span>
          </p>
          <p lang={tongue(review.lang)}>{review.reply.text}</p>
        </div>
      )}
    </>
  )
}
