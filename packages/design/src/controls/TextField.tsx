import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { IconCheck } from '../icons.ts'
import { Field, type FieldWords } from './Field.tsx'
import styles from './Field.module.css'

type Props = FieldWords &
  Omit<ComponentProps<'input'>, 'children'> & {
    /** Shown inside the box before the text, as `after` is after it: a currency, a unit, a button. */
    before?: ReactNode
    after?: ReactNode
    /** Shows a tick, which means that the typed value is valid. */
    fine?: boolean
  }

/** One line of text. `type`, `inputMode`, `autoComplete` and the rest go to the input. */
export function TextField({ label, hint, error, note, before, after, fine, className, id, type = 'text', ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} note={note} id={id} className={className}>
      {(wiring) => (
        <div className={styles.box}>
          {before && <span className={styles.before}>{before}</span>}
          <input {...input} {...wiring} type={type} />
          {fine && !error && (
            <span className={styles.after}>
              <Icon of={IconCheck} size={20} className={styles.fine} />
            </span>
          )}
          {after && <span className={styles.after}>{after}</span>}
        </div>
      )}
    </Field>
  )
}
