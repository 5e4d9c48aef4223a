import { useState } from 'react'

/**
 * Returns the record that fills a form. A newer record replaces it only while the form contains no typed text. If a save is refused because a
 * colleague saved first, the form keeps its typed text and its version.
 */
export const useHeld = <T>(id: string | null, newest: T | undefined): readonly [T | undefined, (isDirty: boolean) => void] => {
  const [isHeld, hold] = useState(false)
  const [shown, show] = useState({ id, record: newest })
  const isAnother = shown.id !== id
  if (isAnother || (!isHeld && shown.record !== newest)) show({ id, record: newest })
  return [isAnother ? newest : shown.record, hold]
}

type Answer<T> = { data: T | undefined; refetch: () => Promise<unknown> }
export type HeldHandlers = {
  /** Receives whether the form contains unsaved text, also after a save. */
  onDirty: (isDirty: boolean) => void
  /** Replaces the typed text with the newest record. */
  onLatest: () => void
}

/** Same as `useHeld`, for a record that is the whole answer of a query. */
export const useHeldAnswer = <T>({ data, refetch }: Answer<T>): HeldHandlers & { known: T | undefined } => {
  const [known, onDirty] = useHeld('', data)
  return { known, onDirty, onLatest: () => void refetch().then(() => onDirty(false)) }
}
