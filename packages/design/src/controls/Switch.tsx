import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './Switch.module.css'

type Props = {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  text?: ReactNode
  disabled?: boolean
  className?: string
}

/** A switch whose change applies at once. */
export function Switch({ checked, onChange, children, text, disabled, className }: Props) {
  return (
    <label className={cx(styles.row, className)}>
      <span className={styles.words}>
        {children}
        {text && <span className={styles.text}>{text}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        className={styles.switch}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
