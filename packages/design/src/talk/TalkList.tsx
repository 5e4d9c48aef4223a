import type { ReactNode } from 'react'
import { Avatar } from '../show/Avatar.tsx'
import { CountBadge } from '../show/CountBadge.tsx'
import styles from './Talk.module.css'

export type ListedTalk = {
  id: string
  href: string
  name: string
  shape: 'person' | 'shop'
  last: string
  when?: { text: string; dateTime: string } | undefined
  unread: number
  unreadLabel: string
  note?: ReactNode
}

/** List of conversations with the name of the other side, newest first. */
export function TalkList({ label, talks, here }: { label: string; talks: readonly ListedTalk[]; here?: string | undefined }) {
  return (
    <ul aria-label={label} className={styles.talks}>
      {talks.map(({ id, href, name, shape, last, when, unread, unreadLabel, note }) => (
        <li key={id}>
          <a href={href} aria-current={id === here ? 'page' : undefined} className={styles.talk}>
            <Avatar name={name} shape={shape} />
            <span className={styles.about}>
              <b dir="auto">{name}</b>
              <span dir="auto" className={styles.last}>
                {last}
              </span>
              {note}
            </span>
            <span className={styles.end}>
              {when && <time dateTime={when.dateTime}>{when.text}</time>}
              {unread > 0 && <CountBadge count={unread} label={unreadLabel} position="line" />}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
