import { PriceText } from '@plaza/design'
import type { ReactNode } from 'react'
import { useReader } from '../../mall/reader.ts'
import { useCheckoutWords } from './words/index.ts'
import styles from './Checkout.module.css'

/** The main button of a checkout step. On phones it is fixed at the bottom, next to the total. */
export function ContinueBar({ total, note, children }: { total?: string | undefined; note?: string | undefined; children: ReactNode }) {
  const { price } = useReader()
  const words = useCheckoutWords()
  return (
    <div className={styles.bar}>
      {total !== undefined && (
        <p className={styles.barTotal} role="status">
          <span>{words.total}</span>
          <b>
            <PriceText value={price(total)} />
          </b>
          {note && <small>{note}</small>}
        </p>
      )}
      {children}
    </div>
  )
}
