import { type KeyboardEvent, useState } from 'react'
import { Icon } from '../Icon.tsx'
import { cx } from '../cx.ts'
import { IconMinus, IconPlus, IconTrash } from '../icons.ts'
import { stepTo, typedQuantity } from './quantity.ts'
import styles from './Stepper.module.css'

type Props = {
  value: number
  onChange: (value: number) => void
  min?: number
  max: number
  label: string
  decreaseLabel: string
  increaseLabel: string
  /** Called by the bin button, which replaces the minus at the minimum quantity. */
  onRemove?: () => void
  removeLabel?: string
  size?: 'small' | 'large'
  disabled?: boolean
  className?: string
}

/** Quantity input with buttons; its value stays between minimum and maximum. */
export function Stepper(props: Props) {
  const {
    value,
    onChange,
    min = 1,
    max,
    label,
    decreaseLabel,
    increaseLabel,
    onRemove,
    removeLabel,
    size = 'small',
    disabled,
    className,
  } = props
  const [draft, setDraft] = useState<string>()

  const settle = () => {
    if (draft === undefined) return
    setDraft(undefined)
    const next = typedQuantity(draft, { value, min, max })
    if (next !== value) onChange(next)
  }
  /** The arrow keys change the quantity like the buttons. */
  const step = (event: KeyboardEvent, by: -1 | 1) => {
    event.preventDefault()
    const from = draft === undefined ? value : typedQuantity(draft, { value, min, max })
    setDraft(undefined)
    const next = stepTo(from, by, { min, max })
    if (next !== value) onChange(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle()
    if (event.key === 'ArrowUp') step(event, 1)
    if (event.key === 'ArrowDown') step(event, -1)
  }
  const removes = onRemove !== undefined && value <= min
  return (
    <fieldset aria-label={label} className={cx(styles.stepper, styles[size], className)}>
      <button
        type="button"
        aria-label={removes ? removeLabel : decreaseLabel}
        disabled={disabled || (!removes && value <= min)}
        className={styles.step}
        onClick={() => (removes ? onRemove() : onChange(stepTo(value, -1, { min, max })))}
      >
        <Icon of={removes ? IconTrash : IconMinus} size={20} />
      </button>
      <input
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? String(value)}
        disabled={disabled}
        className={styles.value}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={settle}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.target.select()}
      />
      <button
        type="button"
        aria-label={increaseLabel}
        disabled={disabled || value >= max}
        className={styles.step}
        onClick={() => onChange(stepTo(value, 1, { min, max }))}
      >
        <Icon of={IconPlus} size={20} />
      </button>
    </fieldset>
  )
}
