import type { TablerIcon } from '../tabler/drawing.tsx'
import { Icon } from '../Icon.tsx'
import { cx } from '../cx.ts'
import styles from './TrustStrip.module.css'

type Item = { icon: TablerIcon; title: string; note?: string }

/** The mall's guarantees in a row. Phones show the first three without their notes. */
export function TrustStrip({ items, label, className }: { items: readonly Item[]; label?: string; className?: string }) {
  return (
    <ul aria-label={label} className={cx(styles.strip, className)}>
      {items.map(({ icon, title, note }) => (
        <li key={title} className={styles.item}>
          <Icon of={icon} size={28} className={styles.glyph} />
          <span>
            {title}
            {note && <small className={styles.note}>{note}</small>}
          </span>
        </li>
      ))}
    </ul>
  )
}
