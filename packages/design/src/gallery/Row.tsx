import type { ReactNode } from 'react'
import styles from './Gallery.module.css'

/** Layouts for stories: components side by side, one below the other, or on a dark background. */
export const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>
export const Stack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>
export const Deep = ({ children }: { children: ReactNode }) => <div className={styles.deep}>{children}</div>
