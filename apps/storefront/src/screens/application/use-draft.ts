import { type Fields, isCallFailure, useSaveApplication } from '@plaza/client'
import type { saveApplication } from '@plaza/contract'
import { useResting } from '@plaza/web/hooks'
import { useEffect, useRef, useState } from 'react'

/** `here`: only this device has the input, because the mall could not be reached. It is sent again. */
export type DraftState = 'saving' | 'saved' | 'here' | 'failed' | null
type Sent = Fields<typeof saveApplication>
type Options = {
  /** The account's copy when the form opened. */
  known: Sent
  isOpen: boolean
  onSaved: (isLatest: boolean) => void
}

const pauseMs = 700
const againMs = 10_000
const documentsOf = ({ id_front, id_back }: Sent) => `${id_front} ${id_back}`

/**
 * Saves the draft after each typing pause and at once after an upload, one request at a time, and once more when the user leaves before the pause ends. After a lost request it
 * tries again, and at once when the connection returns.
 */
export const useDraft = (written: Sent, { known, isOpen, onSaved }: Options): DraftState => {
  const { mutateAsync, isPending } = useSaveApplication()
  const text = JSON.stringify(written)
  const documents = documentsOf(written)
  const isUpload = documents !== useResting(documents, pauseMs)
  const due = useResting(text, isUpload ? 0 : pauseMs)
  const [state, setState] = useState<Exclude<DraftState, 'saving'>>(null)
  const [tries, setTries] = useState(0)
  const sent = useRef({ text: JSON.stringify(known), tries: 0 })
  const latest = useRef({ text, isOpen, onSaved })
  useEffect(() => {
    latest.current = { text, isOpen, onSaved }
  })
  useEffect(() => {
    if (!isOpen || isPending || (due === sent.current.text && tries === sent.current.tries)) return
    sent.current = { text: due, tries }
    mutateAsync(JSON.parse(due) as Sent).then(
      () => {
        setState('saved')
        latest.current.onSaved(latest.current.text === due)
      },
      (error: unknown) => {
        const isOnHold = isCallFailure(error) && (error.kind !== 'refused' || error.sessionEnd !== undefined)
        setState(isOnHold ? 'here' : 'failed')
      },
    )
  }, [due, isOpen, isPending, tries, mutateAsync])
  const isHere = state === 'here'
  useEffect(() => {
    if (!isHere) return
    const again = () => setTries((n) => n + 1)
    const timer = setInterval(again, againMs)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [isHere])
  useEffect(
    () => () => {
      const { text: last, isOpen: open, onSaved: saved } = latest.current
      if (open && last !== sent.current.text)
        mutateAsync(JSON.parse(last) as Sent).then(
          () => saved(true),
          () => undefined,
        )
    },
    [mutateAsync],
  )
  return isPending && !isHere ? 'saving' : state
}
