import type { Quote } from '@plaza/contract'
import { clockOf, useSecondsLeft } from '../../parts/checkout/time-left.ts'
import { hrefOf } from '../../paths.ts'
import { useCheckoutWords } from './words/index.ts'
import styles from './Checkout.module.css'

/** Remaining time for which the quoted prices are valid, and the return period and terms. */
export function Terms({ quote }: { quote: Quote }) {
  const words = useCheckoutWords()
  const left = useSecondsLeft(quote.expires_at)
  return (
    <p className={styles.small}>
      {left > 0 && <span className="num">{words.pricesHold(clockOf(left))} </span>}
      {quote.return_days > 0 && `${words.returns(quote.return_days)} `}
      <a href={hrefOf('terms')}>{words.terms}</a>
    </p>
  )
}
