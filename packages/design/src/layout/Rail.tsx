import { Children, type ReactNode } from 'react'
import { IconButton } from '../controls/IconButton.tsx'
import { Icon } from '../Icon.tsx'
import { cx } from '../cx.ts'
import { IconChevronLeft, IconChevronRight } from '../icons.ts'
import { useRail } from './use-rail.ts'
import styles from './Rail.module.css'

type Props = {
  children: ReactNode
  label: string
  previousLabel: string
  nextLabel: string
  /** Width of one item: a product card, a small tile, or its natural width. */
  items?: 'card' | 'tile' | 'auto'
  className?: string
  /** Called when less than one width of the row remains, so that the app loads more. */
  onNearEnd?: () => void
}

/** Cards in one row: swiped on phones, moved by arrow buttons on desktops, and scrolled by the keyboard on both. */
export function Rail({ children, label, previousLabel, nextLabel, items = 'card', className, onNearEnd }: Props) {
  const { track, canGoBack, canGoOn, go } = useRail({ onNearEnd })
  return (
    <div className={cx(styles.rail, className)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls must be reached by key */}
      <div ref={track} role="group" aria-label={label} tabIndex={0} className={cx(styles.track, styles[items])}>
        <ul className={styles.list}>{Children.map(children, (child) => child != null && child !== false && <li>{child}</li>)}</ul>
      </div>
      <IconButton label={previousLabel} look="raised" hidden={!canGoBack} className={cx(styles.arrow, styles.back)} onClick={() => go(-1)}>
        <Icon of={IconChevronLeft} />
      </IconButton>
      <IconButton label={nextLabel} look="raised" hidden={!canGoOn} className={cx(styles.arrow, styles.on)} onClick={() => go(1)}>
        <Icon of={IconChevronRight} />
      </IconButton>
    </div>
  )
}
