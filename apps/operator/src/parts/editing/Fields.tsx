import type { ReactNode } from 'react'
import styles from './Fields.module.css'

/** Fields one below the other. */
export const Fields = ({ children }: { children: ReactNode }) => <div className={styles.fields}>{children}</div>

/** Fields beside each other where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>
