import { cx } from '@plaza/design'
import { type ReactNode, useId } from 'react'
import styles from './Card.module.css'

type Props = {
  title?: ReactNode
  /** One link or button at the end of the title's line. */
  action?: ReactNode
  children: ReactNode
  /** Removes the padding around the content, so that tables and lists reach the card's edge. */
  flush?: boolean
  className?: string
}

/** A titled section of a page, shown as a box. */
export function Card({ title, action, children, flush, className }: Props) {
  const id = useId()
  const body = <div className={cx(styles.body, flush && styles.flush)}>{children}</div>
  if (title === undefined) return <div className={cx(styles.card, className)}>{body}</div>
  return (
    <section aria-labelledby={id} className={cx(styles.card, className)}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {body}
    </section>
  )
}
