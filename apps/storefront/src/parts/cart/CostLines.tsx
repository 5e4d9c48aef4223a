import type { Costs } from '@plaza/contract'
import { PriceText } from '@plaza/design'
import type { ReactNode } from 'react'
import { useReader } from '../../mall/reader.ts'
import styles from './CostLines.module.css'
import { isNothing } from './is-nothing.ts'
import { useCartWords } from './words/index.ts'

type Props = {
  costs: Costs
  /** Number of items as a label. */
  items: string
  /** Delivery destination, shown next to the delivery costs. */
  to?: ReactNode
  /** True while the delivery destination is not known. The costs that depend on it are also not known. */
  isPlaceUnknown?: boolean
  /** True if the destination is a guess, so that the total is an estimate. */
  isEstimate?: boolean
  /** True while new totals are loading. */
  isCounting?: boolean
}

/** Breakdown of the total, used in the cart and every checkout step. */
export function CostLines({ costs, items, to, isPlaceUnknown = false, isEstimate = false, isCounting = false }: Props) {
  const { price, words: mall } = useReader()
  const words = useCartWords()
  const isUnknown = (amount: string) => isPlaceUnknown && isNothing(amount)
  const delivery = isUnknown(costs.delivery) ? words.byAddress : isNothing(costs.delivery) ? mall.product.free : price(costs.delivery)
  const rows = [
    { term: items, value: price(costs.items) },
    ...(isNothing(costs.discount) ? [] : [{ term: words.discount, value: price(`-${costs.discount}`), isGift: true }]),
    { term: words.delivery, beside: to, value: delivery },
    ...(isNothing(costs.delivery_discount)
      ? []
      : [{ term: words.deliveryDiscount, value: price(`-${costs.delivery_discount}`), isGift: true }]),
    { term: costs.tax_included ? words.taxIncluded : words.tax, value: isUnknown(costs.tax) ? words.byAddress : price(costs.tax) },
  ]
  return (
    <dl className={styles.costs} data-counting={isCounting || undefined}>
      {rows.map(({ term, value, ...row }) => (
        <div key={term} data-gift={'isGift' in row || undefined}>
          <dt>
            {term}
            {'beside' in row && row.beside}
          </dt>
          <dd>
            <PriceText value={value} />
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{isUnknown(costs.delivery) ? words.totalSoFar : isEstimate ? words.totalEstimated : words.total}</dt>
        <dd>
          <PriceText value={price(costs.total)} />
        </dd>
      </div>
    </dl>
  )
}
