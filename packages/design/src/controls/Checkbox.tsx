import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from '../cx.ts'
import { FieldError } from './Field.tsx'
import styles from './Checkbox.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode
  /** Shown at the end of the line: the number of matches. */
  note?: ReactNode
  /** Shows the indeterminate state: only part of the group is chosen. */
  partly?: boolean
  error?: string
}

export function Checkbox({ children, note, partly = false, error, className, ...input }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const errorId = useId()
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly
  }, [partly])
  return (
    <div className={className}>
      <label className={cx(styles.row, input.disabled && styles.resting)}>
        <input
          {...input}
          ref={box}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className={styles.box}
        />
        <span className={styles.words}>{children}</span>
        {note && <span className={styles.note}>{note}</span>}
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  )
}
