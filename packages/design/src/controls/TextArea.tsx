import { type ComponentProps, useState } from 'react'
import { Field, type FieldWords } from './Field.tsx'
import fieldStyles from './Field.module.css'
import styles from './TextArea.module.css'

type Props = FieldWords &
  Omit<ComponentProps<'textarea'>, 'children' | 'value' | 'defaultValue'> & { value?: string; defaultValue?: string }

/** Number of characters from which the counter is shown. */
const counterFrom = 100

/** A field of several lines with at most 140 characters by default, and a counter from the hundredth on. */
export function TextArea({ label, hint, error, note, className, id, maxLength = 140, value, defaultValue, onChange, ...area }: Props) {
  const [typed, setTyped] = useState(defaultValue ?? '')
  const { length } = value ?? typed
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      note={note}
      id={id}
      className={className}
      counter={
        length >= counterFrom && (
          <span className={styles.counter} data-full={length >= maxLength}>
            {length}/{maxLength}
          </span>
        )
      }
    >
      {(wiring) => (
        <div className={fieldStyles.box}>
          <textarea
            rows={3}
            {...area}
            {...wiring}
            maxLength={maxLength}
            value={value}
            defaultValue={value === undefined ? defaultValue : undefined}
            className={styles.area}
            onChange={(event) => {
              setTyped(event.target.value)
              onChange?.(event)
            }}
          />
        </div>
      )}
    </Field>
  )
}
