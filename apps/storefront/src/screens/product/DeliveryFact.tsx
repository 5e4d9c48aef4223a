import { Button } from '@plaza/design'
import { countryName } from '@plaza/web/reading'
import { useReader } from '../../mall/reader.ts'
import { showDays } from '../../parts/delivery/days.ts'
import { useDeliveryWords } from '../../parts/delivery/words.ts'
import type { Product } from '../../parts/options/choose-variant.ts'
import { type Delivered, type Delivery, isFree } from './use-delivery.ts'
import { useProductWords } from './words/index.ts'
import styles from './DeliveryFact.module.css'

/** Delivery of the product: delivery place, methods, costs, dates and origin. */
export function DeliveryFact({ product: { seller }, delivery }: { product: Product; delivery: Delivery }) {
  const { words: mall, lang } = useReader()
  const words = useDeliveryWords()
  const product = useProductWords()
  const { answer, failed, place, country } = delivery
  const from = product.shipsFrom(`${seller.city}, ${countryName(seller.country, lang)}`)
  if (!answer)
    return (
      <>
        <b>{from}</b>
        <p className={styles.text}>{product.deliveryNote}</p>
        {failed && (
          <Button look="link" size="small" onClick={delivery.retry}>
            {mall.common.tryAgain}
          </Button>
        )}
      </>
    )
  const isSent = answer.methods.length > 0
  return (
    <>
      <p className={styles.head}>
        <b>{isSent ? words.to(place) : words.none(country)}</b>
        <Button look="link" size="small" className={styles.change} onClick={delivery.choose}>
          {words.change} <span className="sr">{words.changeFrom(place)}</span>
        </Button>
      </p>
      {isSent ? <ShippingMethods methods={answer.methods} /> : <p className={styles.text}>{words.noneText}</p>}
      <p className={styles.text}>{from}</p>
    </>
  )
}

function ShippingMethods({ methods }: Pick<Delivered, 'methods'>) {
  const { words: mall, lang, price, text } = useReader()
  const words = useDeliveryWords()
  return (
    <ul className={styles.ways}>
      {methods.map((method) => (
        <li key={method.key}>
          <p className={styles.way}>
            <span>
              {text(method, 'name')} <span className={styles.carrier}>{method.carrier}</span>
            </span>
            <b>{isFree(method.fee) ? mall.product.free : price(method.fee)}</b>
          </p>
          <p className={styles.text}>
            {showDays(method.from, method.to, lang)}
            {method.free_from !== null && !isFree(method.fee) && (
              <span className={styles.hint}>{words.freeFrom(price(method.free_from))}</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
