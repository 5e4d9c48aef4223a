import type { ReactNode } from 'react'
import styles from './Letters.module.css'

export type Message = { id: string; by: string; mine: boolean; text: string; when: string; dateTime: string; shown?: ReactNode }

/** Long messages of a conversation in order, each under its author's name. */
export function MessageList({ label, messages }: { label: string; messages: readonly Message[] }) {
  return (
    <ol aria-label={label} className={styles.letters}>
      {messages.map(({ id, by, mine, text, when, dateTime, shown }) => (
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
