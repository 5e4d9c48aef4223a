import { PriceText, StatusChip } from '@plaza/design'
import type { ReactNode } from 'react'
import { type RecordState, stateTones } from '../kinds.ts'
import { useWalletWords } from '../words/index.ts'
import styles from './Receipt.module.css'

type Props = { title: string; sum: string; sign?: '+' | '\u2212'; state: RecordState; children?: ReactNode }

/** Title, sum and state of the wallet transaction on a receipt. */
export function ReceiptHead({ title, sum, sign, state, children }: Props) {
  const words = useWalletWords()
  return (
    <div className={styles.head}>
      <p>{title}</p>
      <p className={styles.sum}>
        {sign}
        <PriceText value={sum} />
      </p>
      <StatusChip tone={stateTones[state]}>{words.states[state]}</StatusChip>
      {children}
    </div>
  )
}
