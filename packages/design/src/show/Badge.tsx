import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './Badge.module.css'

type Props = { children: ReactNode; look?: 'deal' | 'brand' | 'quiet' | 'plain'; className?: string }

/** A word or number on a small background: a discount, "Sold out", "New". */
export function Badge({ children, look = 'quiet', className }: Props) {
  return <span className={cx(styles.badge, styles[look], className)}>{children}</span>
}
