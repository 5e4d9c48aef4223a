import { Card, Money } from '@plaza/console'
import type { Dashboard } from '@plaza/contract'
import { PriceWords, cx } from '@plaza/design'
import { DayChart } from '@plaza/design/charts'
import { dateLocales } from '@plaza/values'
import { useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { marksOf, totalOf } from './chart-marks.ts'
import type { Range } from './ranges.ts'
import { useDashboardWords } from './words/index.ts'
import styles from './SalesChart.module.css'

type Props = { of: Pick<Dashboard, 'series' | 'earlier' | 'from' | 'to'>; range: Range }

/** Thousands separators as text, because the style sheet that adds them elsewhere has no effect inside a drawing. */
const grouped = (amount: string) => amount.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** Daily sales as a line against the previous period, with a summary sentence and a table. */
export function SalesChart({ of: { series, earlier, from, to }, range }: Props) {
  const { lang, price } = useReader()
  const words = useDashboardWords()
  const [active, setActive] = useState(series.length - 1)
  const day = (iso: string) =>
    new Intl.DateTimeFormat(dateLocales[lang], { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(Date.parse(iso))
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
  const said = (at: number) => words.onDay(day(series[at]?.day ?? from), price(series[at]?.amount ?? '0.00'))
  const summary = words.summary(price(totalOf(series)), price(totalOf(earlier.slice(0, series.length))))
  return (
    <Card
      title={words.perDay}
      action={
        <span aria-hidden="true" className={styles.legend}>
          <span className={styles.now}>{words.legend[range][0]}</span>
          <span className={cx(styles.now, styles.then)}>{words.legend[range][1]}</span>
        </span>
      }
    >
      <DayChart
        values={series.map(({ amount }) => Number(amount))}
        earlier={earlier.map(({ amount }) => Number(amount))}
        days={days}
        summary={summary}
        scale={(value) => grouped(price(String(value)).replace(/\.00$/, ''))}
        marks={marksOf(days).map((at) => ({ day: at, label: day(new Date(Date.parse(from) + at * 86_400_000).toISOString()) }))}
        moveLabel={words.move}
        describe={said}
        active={Math.min(active, series.length - 1)}
        onActive={setActive}
      />
      <p className={styles.summary}>
        <PriceWords text={summary} />
      </p>
      <details className={styles.details}>
        <summary>{words.asTable}</summary>
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{words.table.day}</th>
                <th scope="col">{words.table.orders}</th>
                <th scope="col">{words.table.sales}</th>
              </tr>
            </thead>
            <tbody>
              {series.toReversed().map((each) => (
                <tr key={each.day}>
                  <th scope="row">{day(each.day)}</th>
                  <td>{each.orders}</td>
                  <td>
                    <Money of={each.amount} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Card>
  )
}
