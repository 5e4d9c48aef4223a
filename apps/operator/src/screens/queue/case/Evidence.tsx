import { Card, Money } from '@plaza/console'
import type { Case } from '@plaza/contract'
import { cx } from '@plaza/design'
import { useCaseWords } from '../../../parts/cases/words/index.ts'
import styles from './CasePane.module.css'

/** Facts that are sums in the base currency. */
const sums = ['asked', 'paid_for_it', 'offered', 'expected', 'amount', 'fee', 'arrives', 'available']
const isSum = (label: string, value: string) => sums.includes(label) && /^-?\d+\.\d{2}$/.test(value)

/** Statements and facts of the case, each marked as evidence for or against. */
export function Evidence({ evidence }: Pick<Case, 'evidence'>) {
  const words = useCaseWords()
  if (evidence.length === 0) return null
  return (
    <Card title={words.evidence}>
      <dl className={styles.facts}>
        {evidence.map(({ label, value, tone }, at) => (
          <div key={`${label}-${at}`} className={cx(styles.fact, tone !== 'plain' && styles[tone])}>
            <dt>{words.labelOf(label)}</dt>
            <dd>{value === '' ? '–' : isSum(label, value) ? <Money of={value} /> : words.valueOf(value)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
