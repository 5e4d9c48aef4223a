import { Badge, Icon, IconChevronDown, IconClock, IconStarFilled, IconTruckDelivery, Price } from '@plaza/design'
import { instantNow, showDay } from '@plaza/values'
import { useIsInBrowser } from '@plaza/web/hooks'
import { countryName } from '@plaza/web/reading'
import { useReader } from '../../mall/reader.ts'
import { useDeliveryWords } from '../../parts/delivery/words.ts'
import { discountOf } from '../../parts/product/discount.ts'
import { type Offer as Offered, type Product, listPriceOf } from '../../parts/options/choose-variant.ts'
import { offerEnds } from './offer-ends.ts'
import { type Delivery, useShortDelivery } from './use-delivery.ts'
import { useProductWords } from './words/index.ts'
import styles from './Offer.module.css'

type Props = { product: Product; offer: Offered; delivery: Delivery; onComments: () => void }

/** Rating and price of the product, and the end date of the sale. */
export function Offer({ product, offer, delivery, onComments }: Props) {
  return (
    <>
      <RatingLine product={product} onComments={onComments} />
      <PriceLine product={product} offer={offer} />
      <ShipLine product={product} delivery={delivery} />
      <EndLine expiresAt={product.expires_at} />
    </>
  )
}

export function PriceLine({ product, offer }: Pick<Props, 'product' | 'offer'>) {
  const { words: mall, price } = useReader()
  const words = useProductWords()
  const before = listPriceOf(product, offer)
  const discount = discountOf(offer.price, before)
  return (
    <p className={styles.price}>
      {offer.isFrom && <span className={styles.from}>{words.from}</span>}
      <Price
        size="hero"
        value={price(offer.price)}
        was={before === null ? undefined : price(before)}
        wasLabel={mall.product.was}
        words={/[1-9]/.test(offer.price) ? undefined : mall.product.free}
      />
      {discount && (
        <Badge look="deal">
          <span aria-hidden="true">{mall.product.discount(discount)}</span>
          <span className="sr">{words.percentOff(discount)}</span>
        </Badge>
      )}
    </p>
  )
}

function RatingLine({ product, onComments }: Pick<Props, 'product' | 'onComments'>) {
  const { words: mall } = useReader()
  const words = useProductWords()
  const rating = product.rating?.toFixed(1)
  return (
    <p className={styles.rating}>
      {rating === undefined ? (
        <span>{words.noRatings}</span>
      ) : (
        <>
          <Icon of={IconStarFilled} size={17} className={styles.star} />
          <b aria-hidden="true">{rating}</b>
          <span className="sr">{mall.product.rated(rating)}</span>
          <button type="button" className={styles.jump} onClick={onComments}>
            {words.ratings(product.rating_count)}
          </button>
        </>
      )}
      {product.sold > 0 && <span className={styles.sold}>{mall.product.sold(product.sold)}</span>}
    </p>
  )
}

/** Short delivery line above the options on phones. The complete delivery card is further down. */
function ShipLine({ product: { seller }, delivery }: Pick<Props, 'product' | 'delivery'>) {
  const { lang } = useReader()
  const words = useProductWords()
  const { changeFrom } = useDeliveryWords()
  const short = useShortDelivery(delivery)
  return (
    <p className={styles.ship}>
      <Icon of={IconTruckDelivery} size={20} className={styles.truck} />
      {short === undefined ? (
        words.shipsFrom(`${seller.city}, ${countryName(seller.country, lang)}`)
      ) : (
        <button type="button" className={styles.where} onClick={delivery.choose}>
          {short}
          <span className="sr">{changeFrom(delivery.place)}</span>
          <Icon of={IconChevronDown} size={18} />
        </button>
      )}
    </p>
  )
}

function EndLine({ expiresAt }: { expiresAt: string | null }) {
  const { lang } = useReader()
  const words = useProductWords()
  // The displayed day depends on the user's time zone, which the server does not know.
  const isHere = useIsInBrowser()
  const now = instantNow()
  const end = offerEnds(expiresAt, now)
  if (!isHere || end === undefined) return null
  return (
    <p className={styles.ends}>
      <Icon of={IconClock} size={18} />
      {words.offerEnds(showDay({ moment: end, now, language: lang }))}
    </p>
  )
}
