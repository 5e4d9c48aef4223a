import { Money } from '@plaza/console'
import type { ShopBalance } from '@plaza/contract'
import { usePaymentWords } from './words/index.ts'
import styles from './Payments.module.css'

/** Available, held and pending money of the shop. A debt is shown only if the shop owes money. */
export function Balances({ of: { available, frozen, pending, owed } }: { of: ShopBalance }) {
  const words = usePaymentWords()
  const figures = [
    ['available', available],
    ['frozen', frozen],
    ['pending', pending.net],
    ...(Number(owed) > 0 ? [['owed', owed] as const] : []),
  ] as const
  return (
    <ul aria-label={words.balances} className={styles.figures}>
      {figures.map(([name, amount]) => (
        <li key={name} className={styles.figure}>
          <span>{words.figures[name]}</span>
          <b className={styles.sum}>
            <Money of={amount} />
          </b>
          <small>{words.figureNotes[name]}</small>
        </li>
      ))}
    </ul>
  )
}
