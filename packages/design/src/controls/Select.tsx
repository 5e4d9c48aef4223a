import type { ComponentProps } from 'react'
import { Icon } from '../Icon.tsx'
import { IconChevronDown } from '../icons.ts'
import { Field, type FieldWords } from './Field.tsx'
import fieldStyles from './Field.module.css'
import styles from './Select.module.css'

export type SelectOption = { value: string; label: string; disabled?: boolean }
type Props = FieldWords & Omit<ComponentProps<'select'>, 'children'> & { options: readonly SelectOption[]; placeholder?: string }

/** A field with the browser's native select. */
export function Select({ label, hint, error, note, className, id, options, placeholder, ...select }: Props) {
  return (
    <Field label={label} hint={hint} error={error} note={note} id={id} className={className}>
      {(wiring) => (
        <div className={fieldStyles.box}>
          <select {...select} {...wiring} className={styles.select}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={IconChevronDown} size={20} className={styles.chevron} />
        </div>
      )}
    </Field>
  )
}
