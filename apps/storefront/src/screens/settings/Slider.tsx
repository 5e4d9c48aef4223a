import { useId } from 'react'
import styles from './CropSheet.module.css'

type Props = { label: string; min: number; max: number; value: number; onChange: (value: number) => void }

export function Slider({ label, min, max, value, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={(max - min) / 40}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  )
}
