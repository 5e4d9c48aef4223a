import { Children, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './Grid.module.css'

type Props = {
  children: ReactNode
  /** `home`: up to six per row. `results`: up to four, next to a column of filters. `wide`: two to four large cards. */
  columns?: 'home' | 'results' | 'wide'
  label?: string
  className?: string
}

/** A grid of cards. A feature card spans two columns. */
export function Grid({ children, columns = 'home', label, className }: Props) {
  return (
    <ul aria-label={label} className={cx(styles.grid, styles[columns], className)}>
      {Children.map(children, (child) => child != null && child !== false && <li>{child}</li>)}
    </ul>
  )
}
