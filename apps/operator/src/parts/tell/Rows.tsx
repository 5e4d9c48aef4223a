import type { ReactNode } from 'react'
import styles from './Rows.module.css'

export type ToldRow = { key: string; title: ReactNode; text?: ReactNode; end?: ReactNode }
type Props = {
  /** Null is what the role does not show. */
  of: readonly ToldRow[] | null
  hidden: string
  nothing: string
}

/** A few lines of something, each with what it is and what it comes to; or why there are none. */
export function Rows({ of: rows, hidden, nothing }: Props) {
  if (rows === null) return <p className={styles.quiet}>{hidden}</p>
  if (rows.length === 0) return <p className={styles.quiet}>{nothing}</p>
  return (
    <ul className={styles.rows}>
      {rows.map(({ key, title, text, end }) => (
        <li key={key} className={styles.row}>
          <span className={styles.main}>
            <span>{title}</span>
            {text && <span className={styles.quiet}>{text}</span>}
          </span>
          {end && <span className={styles.end}>{end}</span>}
        </li>
      ))}
    </ul>
  )
}
