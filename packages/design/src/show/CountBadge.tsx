import { cx } from '../cx.ts'
import styles from './CountBadge.module.css'

type Props = {
  count: number
  /** The counted items, read out instead of the figure: "3 items". */
  label?: string
  /** On the corner of an icon, or in the line of text. */
  place?: 'corner' | 'line'
  className?: string
}

/** How many wait: 1 to 99, then 99+. Nothing at all for zero. */
export function CountBadge({ count, label, place = 'corner', className }: Props) {
  if (count <= 0) return null
  return (
    <span key={count} className={cx(styles.count, styles[place], className)}>
      <span aria-hidden={label ? true : undefined}>{count > 99 ? '99+' : count}</span>
      {label && <span className="sr">{label}</span>}
    </span>
  )
}

/** Something new, not counted. */
export function Dot({ label }: { label?: string }) {
  return <span className={cx(styles.dot, styles.corner)}>{label && <span className="sr">{label}</span>}</span>
}
