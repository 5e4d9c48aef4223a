import { Icon, type TablerIcon, cx } from '@plaza/design'
import { useEffect, useId, useRef } from 'react'
import styles from './Entries.module.css'

/** A link to a screen, in the sidebar and on the phone. */
export type Entry = { to: string; name: string; icon: TablerIcon; tab: boolean; count: number; group?: string | undefined }

type Props = { entries: readonly Entry[]; lit: string | undefined; onGo?: () => void }

/** Groups adjacent entries that share a heading. */
const grouped = (entries: readonly Entry[]): { group: string | undefined; entries: Entry[] }[] => {
  const runs: { group: string | undefined; entries: Entry[] }[] = []
  for (const entry of entries) {
    const last = runs.at(-1)
    if (last && last.group === entry.group) last.entries.push(entry)
    else runs.push({ group: entry.group, entries: [entry] })
  }
  return runs
}

/** Links to the screens, with the count of waiting items in each, grouped under headings. */
export function Entries({ entries, lit, onGo }: Props) {
  return grouped(entries).map((run) => <Run key={run.entries[0]?.to} {...run} lit={lit} onGo={onGo} />)
}

function Run({ group, entries, lit, onGo }: { group: string | undefined } & Omit<Props, 'onGo'> & { onGo: (() => void) | undefined }) {
  const id = useId()
  const here = useRef<HTMLAnchorElement>(null)
  // Scrolls a long sidebar to the current entry, also when the person opened the screen by other means.
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest' })
  }, [lit])
  return (
    <>
      {group && (
        <p id={id} className={styles.group}>
          {group}
        </p>
      )}
      <ul className={styles.entries} aria-labelledby={group && id}>
        {entries.map(({ to, name, icon, count }) => (
          <li key={to}>
            <a
              ref={to === lit ? here : undefined}
              href={`#${to}`}
              aria-current={to === lit ? 'page' : undefined}
              className={cx(styles.entry, to === lit && styles.lit)}
              onClick={onGo}
            >
              <Icon of={icon} size={20} />
              <span className={styles.name}>{name}</span>
              {count > 0 && <span className={cx('num', styles.count)}>{count > 999 ? '999+' : count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
