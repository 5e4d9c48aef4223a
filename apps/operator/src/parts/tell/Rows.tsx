import type { ReactNode } from 'react'
import styles from './Rows.module.css'

export type RowContent = { key: string; title: ReactNode; text?: ReactNode; end?: ReactNode }
type Props = {
  /** Null if the operator's role may not see the rows. */
  of: readonly RowContent[] | null
  hidden: string
  nothing: string
}

/** A short list of rows, each with a title and a value. An empty list shows a text instead. */
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
