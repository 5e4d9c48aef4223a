import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './Wrap.module.css'

type Props = { children: ReactNode; className?: string }

/** The centred column for each block of a page: 1408 px at most, including the gutters. */
export function Wrap({ children, className }: Props) {
  return <div className={cx(styles.wrap, className)}>{children}</div>
}
