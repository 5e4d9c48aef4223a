import { type ReactNode, useId } from 'react'
import { Icon } from '../Icon.tsx'
import { cx } from '../cx.ts'
import { IconAlertCircle } from '../icons.ts'
import styles from './Field.module.css'

/** Texts of every field: a label above, a hint and an error below. */
export type FieldWords = {
  label: string
  hint?: ReactNode
  error?: string
  /** Text beside the label: "Optional". */
  note?: string
}

type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }
type Props = FieldWords & { id?: string; counter?: ReactNode; className?: string; children: (wiring: Wiring) => ReactNode }

/** Ties a control to its label, hint and error, so that a screen reader reads them together. */
export function Field({ label, hint, error, note, counter, id, className, children }: Props) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const hintId = hint ? `${fieldId}-hint` : undefined
  const errorId = error ? `${fieldId}-error` : undefined
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={fieldId} className={styles.label}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </label>
      {children({
        id: fieldId,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {counter}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  )
}

/** The error of a field or group. The element is on the page before the error appears, so that screen readers announce the error. */
export function FieldError({ id, error }: { id?: string; error?: string }) {
  return (
    <p id={id} aria-live="polite" className={styles.error}>
      {error && (
        <>
          <Icon of={IconAlertCircle} size={18} />
          <span>{error}</span>
        </>
      )}
    </p>
  )
}
