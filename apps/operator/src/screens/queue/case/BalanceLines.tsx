import { Card, Money } from '@plaza/console'
import type { Case } from '@plaza/contract'
import { momentOf, useReader } from '@plaza/web/reading'
import { useCaseWords } from '../../../parts/cases/words/index.ts'
import styles from './BalanceLines.module.css'

/** The latest ledger lines of the user's balance, each with the resulting balance. */
export function BalanceLines({ lines }: { lines: Case['balance_lines'] }) {
  const words = useCaseWords()
  const { lang } = useReader()
  if (lines.length === 0) return null
  return (
    <Card title={words.balance}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.when}</th>
            <th scope="col">{words.labelOf('kind')}</th>
            <th scope="col" className={styles.end}>
              {words.labelOf('amount')}
            </th>
            <th scope="col" className={styles.end}>
              {words.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ at, kind, amount, balance }, row) => (
            <tr key={`${at}-${row}`}>
              <td>
                <time dateTime={at}>{momentOf(at, lang)}</time>
              </td>
              <td>{words.labelOf(`line_${kind}`)}</td>
              <td className={styles.end}>
                <Money of={amount} />
              </td>
              <td className={styles.end}>
                <Money of={balance} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
