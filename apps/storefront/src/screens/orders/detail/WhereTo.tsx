import type { Order } from '@plaza/contract'
import { useOrderWords } from '../words/index.ts'
import styles from './Order.module.css'

export function WhereTo({ order: { address } }: { order: Order }) {
  const words = useOrderWords()
  return (
    <section aria-labelledby="where-title" className={styles.card}>
      <h2 id="where-title">{words.deliverTo}</h2>
      <address className={styles.address}>
        <b>{address.full_name}</b>
        {address.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{address.country_name}</span>
        <span className="num">{address.phone}</span>
        <span>{address.email}</span>
      </address>
    </section>
  )
}
