import { momentOf } from '@plaza/web/reading'
import { useReader } from '../../../mall/reader.ts'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import type { BalanceStep } from './chart-story.ts'
import { useOverviewWords } from './words/index.ts'
import styles from './Overview.module.css'

/** The chart's data as a table, newest balance change first. */
export function StepTable({ steps, causeOf }: { steps: readonly BalanceStep[]; causeOf: (step: BalanceStep) => string }) {
  const { lang } = useReader()
  const words = useOverviewWords()
  const { shown } = useSums()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <div tabIndex={0} role="region" aria-label={words.table} className={styles.tableBox}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.cause}</th>
            <th scope="col">{words.balance}</th>
          </tr>
        </thead>
        <tbody>
          {steps.toReversed().map((step) => (
            <tr key={`${step.at} ${step.balance}`}>
              <td>
                <time dateTime={step.at} title={momentOf(step.at, lang)}>
                  {momentOf(step.at, lang)}
                </time>
              </td>
              <td>{causeOf(step)}</td>
              <td className="num">{shown(step.balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
