import type { Balance } from '@plaza/contract'
import { dateLocales } from '@plaza/values'
import type { CSSProperties } from 'react'
import { useReader } from '../../../mall/reader.ts'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { useOverviewWords } from './words/index.ts'
import card from '../Wallet.module.css'
import styles from './Overview.module.css'

const barsPx = 128

/** Bars of a month's income above a line and expenses below it. Screen readers get a table. */
export function MonthBars({ months }: { months: Balance['months'] }) {
  const { lang } = useReader()
  const words = useOverviewWords()
  const { shown } = useSums()
  const maxIn = Math.max(0, ...months.map(({ income }) => Number(income)))
  const maxOut = Math.max(0, ...months.map(({ expense }) => Number(expense)))
  // Income and expenses share one scale. Each half is as high as its highest bar, and an empty half takes no space.
  const heightOf = (sum: number) => `${Math.round((sum / Math.max(1, maxIn + maxOut)) * barsPx)}px`
  const named = (month: string, length: 'short' | 'long') =>
    new Intl.DateTimeFormat(dateLocales[lang], { month: length, timeZone: 'UTC' }).format(Date.parse(`${month}-15T00:00:00Z`))
  const last = months.at(-1)
  if (!last) return null
  return (
    <section aria-labelledby="by-month" className={card.card}>
      <div className={styles.monthsHead}>
        <h2 id="by-month">{words.months}</h2>
        <p className={card.small}>
          {named(last.month, 'long')}: {words.inAndOut(shown(last.income), shown(last.expense))}
        </p>
      </div>
      <div aria-hidden="true" className={styles.months} style={{ '--in': heightOf(maxIn), '--out': heightOf(maxOut) } as CSSProperties}>
        {months.map(({ month, income, expense }) => (
          <div key={month} className={styles.month} title={words.inAndOut(shown(income), shown(expense))}>
            <span className={styles.in}>
              <i style={{ height: heightOf(Number(income)) }} />
            </span>
            <span className={styles.out}>
              <i style={{ height: heightOf(Number(expense)) }} />
            </span>
            <span className={styles.monthName}>{named(month, 'short')}</span>
          </div>
        ))}
      </div>
      <p aria-hidden="true" className={styles.legend}>
        <span className={styles.inKey}>{words.income}</span>
        <span className={styles.outKey}>{words.expense}</span>
      </p>
      <table className="sr">
        <thead>
          <tr>
            <th scope="col">{words.month}</th>
            <th scope="col">{words.income}</th>
            <th scope="col">{words.expense}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, income, expense }) => (
            <tr key={month}>
              <th scope="row">{named(month, 'long')}</th>
              <td>{shown(income)}</td>
              <td>{shown(expense)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
