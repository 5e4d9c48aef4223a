import { Card, Money } from '@plaza/console'
import type { ShopBalance } from '@plaza/contract'
import { calendarDayOf, useReader } from '@plaza/web/reading'
import { usePaymentWords } from './words/index.ts'
import styles from './Payments.module.css'

/** Pending money by the latest day of its release. Sums without a release day show which event they wait for. */
export function PendingCard({ of: { days, undated } }: { of: ShopBalance['pending'] }) {
  const words = usePaymentWords()
  const { lang } = useReader()
  if (days.length + undated.length === 0) return <Card title={words.toCome}>{words.nothingToCome}</Card>
  const rows = [
    ...days.map((heap) => ({ ...heap, key: heap.day, name: calendarDayOf(heap.day, lang) })),
    ...undated.map((heap) => ({ ...heap, key: heap.stage, name: words.stages[heap.stage] })),
  ]
  return (
    <Card title={words.toCome}>
      <ul className={styles.rows}>
        {rows.map(({ key, name, net, orders }) => (
          <li key={key} className={styles.row}>
            <span>
              {name} <small>{words.orders(orders)}</small>
            </span>
            <b>
              <Money of={net} />
            </b>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{words.toComeNote}</p>
    </Card>
  )
}
