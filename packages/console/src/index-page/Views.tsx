import { cx } from '@plaza/design'
import { useConsoleWords } from '../words/use-console-words.ts'
import type { IndexAddress } from './use-index-address.ts'
import styles from './Views.module.css'

export type View<V extends string = string> = { key: V; label: string; count?: number }

/** What is counted no further. */
const mostCounted = 999
const shortly = (count: number) => (count >= mostCounted ? `${mostCounted}+` : String(count))

/** The views of a list as tabs, each with how much it holds. */
export function Views<V extends string>({ views, at }: { views: readonly View<V>[]; at: IndexAddress<V> }) {
  const words = useConsoleWords()
  return (
    <div role="group" aria-label={words.views} className={styles.views}>
      {views.map(({ key, label, count }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === at.view}
          className={cx(styles.view, key === at.view && styles.open)}
          onClick={() => at.change({ view: key })}
        >
          {label}
          {count !== undefined && count > 0 && <span className={cx('num', styles.count)}>{shortly(count)}</span>}
        </button>
      ))}
    </div>
  )
}
