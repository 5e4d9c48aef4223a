import type { ReactNode } from 'react'
import styles from './Letters.module.css'

export type Letter = { id: string; by: string; mine: boolean; text: string; when: string; dateTime: string; shown?: ReactNode }

/** Long messages between two sides, in order, each under its writer's name. */
export function Letters({ label, letters }: { label: string; letters: readonly Letter[] }) {
  return (
    <ol aria-label={label} className={styles.letters}>
      {letters.map(({ id, by, mine, text, when, dateTime, shown }) => (
        <li key={id} className={styles.letter} data-mine={mine}>
          <p className={styles.head}>
            <b dir="auto">{by}</b>
            <time dateTime={dateTime}>{when}</time>
          </p>
          <p dir="auto" className={styles.text}>
            {text}
          </p>
          {shown}
        </li>
      ))}
    </ol>
  )
}
