import { useState } from 'react'

/**
 * The record that filled a form. A newer one replaces it only while the form holds no typed text. A form refused because a colleague saved first
 * keeps its text and the version its reader has seen.
 */
export const useHeld = <T>(id: string | null, newest: T | undefined): readonly [T | undefined, (isDirty: boolean) => void] => {
  const [isHeld, hold] = useState(false)
  const [shown, show] = useState({ id, record: newest })
  const isAnother = shown.id !== id
  if (isAnother || (!isHeld && shown.record !== newest)) show({ id, record: newest })
  return [isAnother ? newest : shown.record, hold]
}

type Answer<T> = { data: T | undefined; refetch: () => Promise<unknown> }
export type Held = {
  /** Receives whether the form holds unsaved text, also after a save. */
  onDirty: (isDirty: boolean) => void
  /** Replaces the typed text with the newest record. */
  onLatest: () => void
}

/** Same as `useHeld`, for a record that has a query of its own. */
export const useHeldAnswer = <T>({ data, refetch }: Answer<T>): Held & { known: T | undefined } => {
  const [known, onDirty] = useHeld('', data)
  return { known, onDirty, onLatest: () => void refetch().then(() => onDirty(false)) }
}
