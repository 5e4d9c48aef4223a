import { TextField } from '@plaza/design'
import { type ComponentProps, useState } from 'react'
import { countsTwelveHours, readClock } from './typed-clock.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'value' | 'onChange'> & { value: string; onValue: (value: string) => void }

/** A time of day on a 24-hour clock, `17:30`, in every browser. */
export function ClockField({ value, onValue, ...field }: Props) {
  const [typed, setTyped] = useState<string>()
  if (!countsTwelveHours()) return <TextField {...field} type="time" value={value} onChange={({ target }) => onValue(target.value)} />
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      placeholder="17:30"
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value)
        // A complete time counts while it is typed, so that sending by Enter does not lose it.
        if (/^\d\d:\d\d$/.test(target.value)) onValue(readClock(target.value) ?? value)
      }}
      onBlur={() => {
        if (typed !== undefined) onValue(readClock(typed) ?? value)
        setTyped(undefined)
      }}
    />
  )
}
