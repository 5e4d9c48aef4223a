import type { ReactNode } from 'react'
import styles from './Fields.module.css'

/** Form fields stacked vertically. */
export const Fields = ({ children }: { children: ReactNode }) => <div className={styles.fields}>{children}</div>

/** Form fields side by side if there is room. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>
