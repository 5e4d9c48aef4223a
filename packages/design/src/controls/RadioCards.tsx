import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { FieldError } from './Field.tsx'
import styles from './RadioCards.module.css'

export type RadioCard = {
  value: string
  title: ReactNode
  text?: ReactNode
  /** Shown at the end of the first line: a price, a badge. */
  aside?: ReactNode
  /** Shown before the text: a picture or an icon. */
  icon?: ReactNode
  disabled?: boolean
}

type Props = {
  label: string
  labelHidden?: boolean
  cards: readonly RadioCard[]
  value: string | undefined
  onChange: (value: string) => void
  error?: string
  className?: string
}

/** A choice between a few cards with details: addresses, delivery and payment methods. */
export function RadioCards({ label, labelHidden, cards, value, onChange, error, className }: Props) {
  const id = useId()
  return (
    <fieldset
      className={cx(styles.group, className)}
      data-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={labelHidden ? 'sr' : styles.legend}>{label}</legend>
      {cards.map((card) => (
        <label key={card.value} className={styles.card}>
          <input
            type="radio"
            name={id}
            value={card.value}
            checked={card.value === value}
            disabled={card.disabled}
            className={styles.radio}
            onChange={() => onChange(card.value)}
          />
          {card.icon}
          <span className={styles.words}>
            <span className={styles.first}>
              <b className={styles.title}>{card.title}</b>
              {card.aside && <span>{card.aside}</span>}
            </span>
            {card.text && <span className={styles.text}>{card.text}</span>}
          </span>
        </label>
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
