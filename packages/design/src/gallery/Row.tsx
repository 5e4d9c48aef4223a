import type { ReactNode } from 'react'
import styles from './Gallery.module.css'

/** Layouts for stories. `Row`: components side by side. `Stack`: one below the other. `Deep`: on a dark background. */
export const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>
export const Stack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>
export const Deep = ({ children }: { children: ReactNode }) => <div className={styles.deep}>{children}</div>
