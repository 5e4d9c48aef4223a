import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './StatusChip.module.css'

export type StatusTone = 'success' | 'warning' | 'danger' | 'info' | 'quiet'

/** A status as a dot and a word, so that it does not depend on colour alone. */
export function StatusChip({ tone, children, className }: { tone: StatusTone; children: ReactNode; className?: string }) {
  return <span className={cx(styles.status, styles[tone], className)}>{children}</span>
}
