import { Button } from '@plaza/design'
import { useEffect, useRef, useState } from 'react'
import { useCartWords } from '../../parts/cart/words/index.ts'
import styles from './Line.module.css'

/** Placeholder for a removed line, shown as long as the removal can be undone. */
export function RemovedRow({ count, onUndo }: { count: number; onUndo: () => Promise<void> }) {
  const words = useCartWords()
  const [busy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // The pressed button no longer exists, so this button takes the keyboard focus.
  useEffect(() => {
    const pressed = button.current
    pressed?.focus({ preventScroll: true })
    return () => {
      if (document.activeElement === pressed) document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [])
  const undo = () => {
    setBusy(true)
    void onUndo()
  }
  return (
    <li className={styles.removed}>
      <span role="status">{words.removed(count)}</span>
      <Button ref={button} look="link" size="small" busy={busy} onClick={undo}>
        {words.undo}
      </Button>
    </li>
  )
}
