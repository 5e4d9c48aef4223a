import { Button, ButtonLink } from '@plaza/design'
import type { ReactNode } from 'react'
import styles from './ChangeRows.module.css'

type Change = { say: string; onPress: () => void } | { say: string; href: string }
type RowProps = {
  name: string
  /** Shown instead of `name`. */
  title?: ReactNode
  text?: ReactNode
  /** Status chip: next to the name, or below it on a phone. */
  chip?: ReactNode
  change: Change
  /** A further button of the row. */
  also?: ReactNode
}

/** A list whose rows each have their own edit button or link. */
export function ChangeRows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}

/** One row of the list: name, status, and the button or link that changes it. */
export function ChangeRow({ name, title, text, chip, change, also }: RowProps) {
  const label = `${change.say}: ${name}`
  return (
    <li className={styles.row}>
      <span className={styles.named}>
        <b>{title ?? name}</b>
        {text && <small>{text}</small>}
      </span>
      {chip && <span className={styles.chip}>{chip}</span>}
      <span className={styles.press}>
        {also}
        {'href' in change ? (
          <ButtonLink look="outline" size="small" href={change.href} aria-label={label}>
            {change.say}
          </ButtonLink>
        ) : (
          <Button look="outline" size="small" aria-label={label} onClick={change.onPress}>
            {change.say}
          </Button>
        )}
      </span>
    </li>
  )
}
