import { type Fields, useSaveApplication } from '@plaza/client'
import type { saveApplication } from '@plaza/contract'
import { useResting } from '@plaza/web/hooks'
import { useEffect, useRef } from 'react'

export type DraftState = 'saving' | 'saved' | 'failed' | null

/** Saves the draft after each typing pause, one request at a time. Input is also saved when the user leaves before the pause ends. */
export const useDraft = (written: Fields<typeof saveApplication>, isOpen: boolean): DraftState => {
  const { mutate, isPending, isError, isSuccess } = useSaveApplication()
  const text = JSON.stringify(written)
  const rested = useResting(text, 700)
  const saved = useRef(text)
  const latest = useRef({ text, isOpen })
  useEffect(() => {
    latest.current = { text, isOpen }
  })
  useEffect(() => {
    if (!isOpen || isPending || rested === saved.current) return
    saved.current = rested
    mutate(JSON.parse(rested) as typeof written)
  }, [rested, isOpen, isPending, mutate])
  useEffect(
    () => () => {
      const { text: last, isOpen: open } = latest.current
      if (open && last !== saved.current) mutate(JSON.parse(last) as typeof written)
    },
    [mutate],
  )
  if (isPending) return 'saving'
  return isError ? 'failed' : isSuccess ? 'saved' : null
}
