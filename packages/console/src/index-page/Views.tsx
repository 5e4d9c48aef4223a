import { Icon, IconX, cx } from '@plaza/design'
import { useConsoleWords } from '../words/use-console-words.ts'
import type { IndexAddress } from './use-index-address.ts'
import type { SavedView } from './use-saved-views.ts'
import styles from './Views.module.css'

export type View<V extends string = string> = { key: V; label: string; count?: number }

/** From this count on, a view shows `999+`. */
const maxCounted = 999
const shortly = (count: number) => (count >= maxCounted ? `${maxCounted}+` : String(count))

type Props<V extends string> = {
  views: readonly View<V>[]
  at: Pick<IndexAddress<V>, 'view' | 'change'>
  /** The views that the reader saved: the list, the state that is shown now, and the handlers that open or remove a view. */
  own?: { saved: readonly SavedView[]; said: string; onOpen: (view: SavedView) => void; onRemove: (view: SavedView) => void }
}

/** The views of a list as tabs with their counts, followed by the reader's own views. */
export function Views<V extends string>({ views, at, own }: Props<V>) {
  const words = useConsoleWords()
  const isOwn = own?.saved.some(({ said }) => said === own.said) ?? false
  return (
    <div role="group" data-views aria-label={words.views} className={styles.views}>
      {views.map(({ key, label, count }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === at.view && !isOwn}
          className={cx(styles.view, key === at.view && !isOwn && styles.open)}
          onClick={() => at.change({ view: key })}
        >
          {label}
          {count !== undefined && count > 0 && <span className={cx('num', styles.count)}>{shortly(count)}</span>}
        </button>
      ))}
      {own?.saved.map((view) => {
        const isOpen = view.said === own.said
        return (
          <span key={view.name} className={cx(styles.own, isOpen && styles.open)}>
            <button type="button" aria-pressed={isOpen} className={styles.view} onClick={() => own.onOpen(view)}>
              {view.name}
            </button>
            {isOpen && (
              <button
                type="button"
                aria-label={words.removeView(view.name)}
                className={styles.remove}
                onClick={({ currentTarget }) => {
                  // Moves the focus to the first view. Otherwise the focus would be lost with the removed button.
                  currentTarget.closest('[data-views]')?.querySelector('button')?.focus()
                  own.onRemove(view)
                }}
              >
                <Icon of={IconX} size={16} />
              </button>
            )}
          </span>
        )
      })}
    </div>
  )
}
