import { Icon, IconButton, IconCopy } from '@plaza/design'
import type { ReactNode } from 'react'
import { useCopying } from '../../../mall/use-copying.ts'
import { useReader } from '../../../mall/reader.ts'
import card from '../Wallet.module.css'
import styles from './Receipt.module.css'

export type Fact = { term: string; value: ReactNode; copy?: string } | undefined | false

/** A list of terms with values. Long values have a copy button; missing values are omitted. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const copy = useCopying()
  const { common } = useReader().words
  return (
    <dl className={card.facts}>
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact.term}>
              <dt>{fact.term}</dt>
              <dd>
                {fact.copy === undefined ? (
                  fact.value
                ) : (
                  <span className={styles.copied}>
                    <span>{fact.value}</span>
                    <IconButton label={common.copy(fact.term)} onClick={() => void copy(fact.copy ?? '')}>
                      <Icon of={IconCopy} size={20} />
                    </IconButton>
                  </span>
                )}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
