import { Banner } from '@plaza/design'
import { useReader } from '../../mall/reader.ts'
import type { Difference } from './differences.ts'
import { useCheckoutWords } from './words/index.ts'
import styles from './Checkout.module.css'

/** Price changes since the quote. The buyer must press Pay again to accept them. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  const words = useCheckoutWords()
  const { text, price } = useReader()
  if (differences.length === 0) return null
  const nameOf = (each: Difference) =>
    each.what === 'price' ? text(each.line, 'name') : each.what === 'delivery' ? words.deliveryOf(each.shop) : words.parts[each.what]
  return (
    <Banner tone="warning" title={words.changedTitle}>
      <ul className={styles.differences}>
        {differences.map((each) => (
          <li key={nameOf(each)}>{words.nowWas(nameOf(each), price(each.now), price(each.was))}</li>
        ))}
      </ul>
    </Banner>
  )
}
