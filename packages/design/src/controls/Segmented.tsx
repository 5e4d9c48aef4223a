import { useId } from 'react'
import { cx } from '../cx.ts'
import styles from './Segmented.module.css'

type Props = {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
  wide?: boolean
  className?: string
}

/** A choice of exactly one of two to five short labels. */
export function Segmented({ label, options, value, onChange, wide, className }: Props) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={cx(styles.segmented, wide && styles.wide, className)}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            className={styles.radio}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
