import { TextField } from '@plaza/design'
import type { ComponentProps } from 'react'
import { useConsoleWords } from '../words/use-console-words.ts'
import { ClockField } from './ClockField.tsx'
import styles from './MomentField.module.css'
import { countsTwelveHours, joinMoment, splitMoment } from './typed-clock.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'value' | 'onChange'> & { value: string; onValue: (value: string) => void }

/** A day and a time of day on a 24-hour clock, in every browser. Its value has the format of the browser's own field: `2026-11-27T17:30`. */
export function MomentField({ value, onValue, ...field }: Props) {
  const words = useConsoleWords()
  if (!countsTwelveHours())
    return <TextField {...field} type="datetime-local" value={value} onChange={({ target }) => onValue(target.value)} />
  const { day, clock } = splitMoment(value)
  return (
    <div className={styles.moment}>
      <TextField {...field} type="date" value={day} onChange={({ target }) => onValue(joinMoment(target.value, clock))} />
      <ClockField
        label={words.time}
        aria-label={`${field.label}: ${words.time}`}
        value={clock}
        disabled={day === ''}
        onValue={(next) => onValue(joinMoment(day, next))}
      />
    </div>
  )
}
