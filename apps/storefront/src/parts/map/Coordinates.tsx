import { FieldError, TextField } from '@plaza/design'
import { type KeyboardEvent, useState } from 'react'
import { type Point, readPoint, written } from './project.ts'
import { useMapWords } from './words/index.ts'
import styles from './PickPlace.module.css'

type Props = { point: Point; onPoint: (point: Point) => void }

/** Coordinates of the place, for users who know them. */
export function Coordinates({ point, onPoint }: Props) {
  const words = useMapWords()
  // Text while the user types; otherwise the fields follow the map.
  const [typed, setTyped] = useState<Partial<Record<'lat' | 'lng', string>>>({})
  const shown = { lat: written(point.lat), lng: written(point.lng), ...typed }
  const [wrong, setWrong] = useState(false)
  const settle = () => {
    const read = readPoint(shown.lat, shown.lng)
    setWrong(!read)
    if (read) setTyped({})
    if (read && (written(read.lat) !== written(point.lat) || written(read.lng) !== written(point.lng))) onPoint(read)
  }
  const field = (name: 'lat' | 'lng') => ({
    value: shown[name],
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
    onBlur: settle,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      settle()
    },
  })
  return (
    <details className={styles.coordinates}>
      <summary>{words.coordinates}</summary>
      <div className={styles.fields}>
        <TextField label={words.latitude} {...field('lat')} />
        <TextField label={words.longitude} {...field('lng')} />
      </div>
      <FieldError error={wrong ? words.coordinatesWrong : undefined} />
    </details>
  )
}
