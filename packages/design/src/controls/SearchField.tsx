import { type ComponentProps, type FormEvent, type ReactNode, useRef } from 'react'
import { Icon } from '../Icon.tsx'
import { cx } from '../cx.ts'
import { IconSearch, IconX } from '../icons.ts'
import styles from './SearchField.module.css'

type Props = {
  value: string
  onChange: (value: string) => void
  onSubmit: (value: string) => void
  label: string
  placeholder?: string
  submitLabel: string
  clearLabel: string
  /** Props that the app adds to the input: combobox roles, keys, focus. */
  input?: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'placeholder'>
  /** The list of suggestions, placed under the field. */
  children?: ReactNode
  className?: string
}

export function SearchField({ value, onChange, onSubmit, label, placeholder, submitLabel, clearLabel, input, children, className }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(value.trim())
  }
  const clear = () => {
    onChange('')
    form.current?.querySelector('input')?.focus()
  }
  return (
    <search aria-label={label} className={cx(styles.search, className)}>
      <form ref={form} onSubmit={submit}>
        <div className={styles.field}>
          <Icon of={IconSearch} size={22} />
          <input
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={64}
            {...input}
            type="search"
            aria-label={label}
            placeholder={placeholder}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {value !== '' && (
            <button type="button" aria-label={clearLabel} className={styles.clear} onClick={clear}>
              <Icon of={IconX} size={18} />
            </button>
          )}
          <button type="submit" className={styles.submit}>
            {submitLabel}
          </button>
        </div>
        {children}
      </form>
    </search>
  )
}
