import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { cx } from '../cx.ts'
import { IconAlertTriangle, IconCheck } from '../icons.ts'
import type { StepState } from './Steps.tsx'
import styles from './Timeline.module.css'

export type TimelineEntry = {
  title: ReactNode
  text?: ReactNode
  /** The time of the entry as text. `dateTime` is the machine-readable form. */
  when?: string
  dateTime?: string
  state: StepState | 'trouble'
}

/** Past and coming events, one below the other. */
export function Timeline({ entries, label, className }: { entries: readonly TimelineEntry[]; label?: string; className?: string }) {
  return (
    <ol aria-label={label} className={cx(styles.timeline, className)}>
      {entries.map((entry, at) => (
        <li key={at} aria-current={entry.state === 'now' ? 'step' : undefined} className={cx(styles.entry, styles[entry.state])}>
          <span className={styles.mark}>
            {entry.state === 'done' && <Icon of={IconCheck} size={14} />}
            {entry.state === 'trouble' && <Icon of={IconAlertTriangle} size={14} />}
          </span>
          <div className={styles.words}>
            <p className={styles.title}>{entry.title}</p>
            {entry.when && (
              <time dateTime={entry.dateTime} className={styles.when}>
                {entry.when}
              </time>
            )}
            {entry.text && <div className={styles.text}>{entry.text}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
