import { CountBadge, Icon, IconMenu2, Sheet, cx } from '@plaza/design'
import type { ReactNode } from 'react'
import { useConsoleWords } from '../words/use-console-words.ts'
import { type Entry, Entries } from './Entries.tsx'
import styles from './TabBar.module.css'

type Props = {
  entries: readonly Entry[]
  lit: string | undefined
  isMore: boolean
  onMore: (open: boolean) => void
  foot: ReactNode
}

const maxTabs = 4

/** Tab bar at the foot of a phone: up to four screens, and the rest behind "More". */
export function TabBar({ entries, lit, isMore, onMore, foot }: Props) {
  const words = useConsoleWords()
  const tabs = entries.filter(({ tab }) => tab).slice(0, maxTabs)
  const isElsewhere = !tabs.some(({ to }) => to === lit)
  const waiting = entries.filter((each) => !tabs.includes(each)).reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <nav aria-label={words.shortcuts} className={styles.tabs}>
        {tabs.map(({ to, name, icon, count }) => (
          <a key={to} href={`#${to}`} aria-current={to === lit ? 'page' : undefined} className={cx(styles.tab, to === lit && styles.here)}>
            <span className={styles.pill}>
              <Icon of={icon} size={22} />
              <CountBadge count={count} />
            </span>
            <span className={styles.label}>{name}</span>
          </a>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isMore}
          className={cx(styles.tab, isElsewhere && styles.here)}
          onClick={() => onMore(true)}
        >
          <span className={styles.pill}>
            <Icon of={IconMenu2} size={22} />
            <CountBadge count={waiting} />
          </span>
          <span className={styles.label}>{words.more}</span>
        </button>
      </nav>
      <Sheet open={isMore} onClose={() => onMore(false)} title={words.more} closeLabel={words.close}>
        <nav aria-label={words.screens}>
          <Entries entries={entries} lit={lit} onGo={() => onMore(false)} />
        </nav>
        <div className={styles.foot}>{foot}</div>
      </Sheet>
    </>
  )
}
