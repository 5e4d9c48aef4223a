import { isCallFailure } from '@plaza/client'
import { toasts } from '@plaza/design'
import { useState } from 'react'
import { useReader } from '../../mall/reader.ts'

/** Runs an action of one button: `busy` while it runs, and a toast for success or failure. */
export const useDoing = () => {
  const { common } = useReader().words
  const [busy, setBusy] = useState(false)
  const doing = (act: () => Promise<unknown>, doneWords?: string) => {
    if (busy) return
    setBusy(true)
    act()
      .then(() => doneWords && toasts.show(doneWords))
      .catch((error: unknown) => toasts.show((isCallFailure(error) && error.said) || common.requestFailed, 'error'))
      .finally(() => setBusy(false))
  }
  return { busy, doing }
}
