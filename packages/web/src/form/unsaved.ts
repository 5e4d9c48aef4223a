import { useEffect } from 'react'
import { createStore } from '../store/index.ts'

let count = 0
/** True if this page has typed text that is not saved yet. */
export const unsaved = createStore(false)

const add = (change: 1 | -1) => {
  count += change
  unsaved.set(count > 0)
}

/** Registers a form with unsaved text, so that leaving the page asks for confirmation. */
export const useUnsaved = (isDirty: boolean): void => {
  useEffect(() => {
    if (!isDirty) return
    add(1)
    return () => add(-1)
  }, [isDirty])
}
