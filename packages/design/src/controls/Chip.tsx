import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { cx } from '../cx.ts'
import { IconX } from '../icons.ts'
import styles from './Chip.module.css'

type ToggleProps = {
  pressed: boolean
  onChange: (pressed: boolean) => void
  children: ReactNode
  icon?: ReactNode
  count?: ReactNode
  disabled?: boolean
  className?: string
}

/** A filter that is on or off. A disabled chip can still have the focus; otherwise keyboard users could not scroll its row. */
export function Chip({ pressed, onChange, children, icon, count, disabled, className }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      className={cx(styles.chip, pressed && styles.pressed, className)}
      onClick={() => !disabled && onChange(!pressed)}
    >
      {icon}
      <span>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  )
}

/** An active filter. A press on it removes the filter. `removeLabel` is a whole sentence: "Remove Running". */
export function RemovableChip({ children, removeLabel, onRemove }: { children: ReactNode; removeLabel: string; onRemove: () => void }) {
  return (
    <button type="button" aria-label={removeLabel} title={removeLabel} className={cx(styles.chip, styles.removable)} onClick={onRemove}>
      <span>{children}</span>
      <Icon of={IconX} size={16} />
    </button>
  )
}
