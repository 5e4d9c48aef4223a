import { useEffect, useRef } from 'react'
import styles from './PickBox.module.css'

type Props = { label: string; checked: boolean; partly?: boolean; onChange: () => void }

/** Checkbox that picks one row, or all rows. */
export function PickBox({ label, checked, partly = false, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly
  }, [partly])
  return (
    <label className={styles.pick}>
      <input ref={box} type="checkbox" aria-label={label} checked={checked} onChange={onChange} />
    </label>
  )
}
