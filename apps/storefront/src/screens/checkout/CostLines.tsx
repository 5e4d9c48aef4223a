import type { Costs } from '@plaza/contract'
import { PriceText } from '@plaza/design'
import { useReader } from '../../mall/reader.ts'
import { useCheckoutWords } from './words/index.ts'
import styles from './Checkout.module.css'

const isNothing = (amount: string) => !/[1-9]/.test(amount)

/** How a total comes about. */
export function CostLines({ costs }: { costs: Costs }) {
  const { price, words: mall } = useReader()
  const words = useCheckoutWords()
  const lines = [
    { term: words.items(costs.pieces), value: price(costs.items) },
    ...(isNothing(costs.discount) ? [] : [{ term: words.discount, value: price(`-${costs.discount}`), gift: true }]),
    { term: words.delivery, value: isNothing(costs.delivery) ? mall.product.free : price(costs.delivery) },
    ...(isNothing(costs.delivery_discount)
      ? []
      : [{ term: words.deliveryDiscount, value: price(`-${costs.delivery_discount}`), gift: true }]),
    { term: costs.tax_included ? words.taxIncluded : words.tax, value: price(costs.tax) },
  ]
  return (
    <dl className={styles.costs}>
      {lines.map(({ term, value, ...line }) => (
        <div key={term} data-gift={'gift' in line || undefined}>
          <dt>{term}</dt>
          <dd>
            <PriceText value={value} />
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{words.total}</dt>
        <dd>
          <PriceText value={price(costs.total)} />
        </dd>
      </div>
    </dl>
  )
}
