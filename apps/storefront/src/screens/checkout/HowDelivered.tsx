import type { Quote } from '@plaza/contract'
import { Icon, IconTruckDelivery } from '@plaza/design'
import { useReader } from '../../mall/reader.ts'
import { allOf, arrivalOf } from '../../parts/checkout/arrival.ts'
import { type PurchaseSelection, hrefOfStep } from '../../parts/checkout/wanted.ts'
import { costsNothing } from './pay-ways.ts'
import { useCheckoutWords } from './words/index.ts'
import styles from './Checkout.module.css'

/** Arrival dates and delivery costs of the whole purchase, in one line. */
export function HowDelivered({ quote: { shops, costs }, wanted }: { quote: Quote; wanted: PurchaseSelection }) {
  const { lang, text, price, words: mall } = useReader()
  const words = useCheckoutWords()
  const chosen = shops.flatMap(({ methods, method }) => methods.find(({ key }) => key === method) ?? [])
  const { from, to } = allOf(chosen)
  const names = [...new Set(chosen.map((method) => text(method, 'name')))].join(', ')
  return (
    <div className={styles.row}>
      <Icon of={IconTruckDelivery} size={22} />
      <p className={styles.rowWords}>
        <b>{arrivalOf(from, to, lang)}</b>
        <span>{[names, costsNothing(costs.delivery) ? mall.product.free : price(costs.delivery)].join(' · ')}</span>
      </p>
      <a href={hrefOfStep('delivery', wanted)} aria-label={words.changeDelivery} className={styles.change}>
        {words.change}
      </a>
    </div>
  )
}
