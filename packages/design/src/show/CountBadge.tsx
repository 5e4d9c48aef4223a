import { cx } from '../cx.ts'
import styles from './CountBadge.module.css'

type Props = {
  count: number
  /** Read by screen readers in place of the number: "3 items". */
  label?: string
  /** Position: on the corner of an icon, or within the line of text. */
  position?: 'corner' | 'line'
  className?: string
}

/** Number of waiting items: 1 to 99, and `99+` above that. Zero renders nothing. */
export function CountBadge({ count, label, position = 'corner', className }: Props) {
  if (count <= 0) return null
  return (
    <span key={count} className={cx(styles.count, styles[position], className)}>
      <span aria-hidden={label ? true : undefined}>{count > 99 ? '99+' : count}</span>
      {label && <span className="sr">{label}</span>}
    </span>
  )
}

/** A dot that marks new content without a count. */
export function Dot({ label }: { label?: string }) {
  return <span className={cx(styles.dot, styles.corner)}>{label && <span className="sr">{label}</span>}</span>
}
