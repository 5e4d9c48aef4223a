import { useState } from 'react'

/**
 * The record that a form was filled from. A newer one takes its place only while nothing is typed: a form that is refused
 * because somebody else saved first keeps its text, and the version that its reader has seen.
 */
export const useHeld = <T>(id: string | null, newest: T | undefined): readonly [T | undefined, (isDirty: boolean) => void] => {
  const [isHeld, hold] = useState(false)
  const [shown, show] = useState({ id, record: newest })
  const isAnother = shown.id !== id
  if (isAnother || (!isHeld && shown.record !== newest)) show({ id, record: newest })
  return [isAnother ? newest : shown.record, hold]
}
