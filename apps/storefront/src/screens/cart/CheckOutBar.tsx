import type { Cart } from '@plaza/contract'
import { Button, PriceText } from '@plaza/design'
import type { ReactNode } from 'react'
import type { ShownCart } from '../../mall/cart/use-cart.ts'
import { useReader } from '../../mall/reader.ts'
import { useCartWords } from '../../parts/cart/words/index.ts'
import { Hindrance } from './Summary.tsx'
import type { Leaving } from './use-checking-out.ts'
import styles from './CheckOutBar.module.css'

type Props = { cart: Cart; shown: ShownCart; leaving: Leaving; all: ReactNode }

/** Checkout bar on phone screens: total and button, fixed above the tab bar. */
export function CheckOutBar({ cart: { costs, place }, shown, leaving, all }: Props) {
  const { price } = useReader()
  const words = useCartWords()
  return (
    <section aria-label={words.checkOutPlain} className={styles.bar}>
      <Hindrance leaving={leaving} />
      <div className={styles.row}>
        {all}
        <p className={styles.total} data-counting={shown.isCounting || undefined}>
          <span>{place && place.address_id === null ? words.totalAbout : words.total}</span>
          <b>
            <PriceText value={price(costs.total)} />
          </b>
        </p>
        <Button whyNot={leaving.whyNot} busy={leaving.busy} onClick={leaving.press}>
          {leaving.label}
        </Button>
      </div>
    </section>
  )
}
