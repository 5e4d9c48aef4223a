import { Icon, type TablerIcon, cx } from '@plaza/design'
import styles from './Entries.module.css'

/** A way to a screen, as the sidebar and the phone show it. */
export type Entry = { to: string; name: string; icon: TablerIcon; tab: boolean; count: number }

type Props = { entries: readonly Entry[]; lit: string | undefined; onGo?: () => void }

/** The screens one below the other, with what waits in each. */
export function Entries({ entries, lit, onGo }: Props) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ to, name, icon, count }) => (
        <li key={to}>
          <a
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
  )
}
