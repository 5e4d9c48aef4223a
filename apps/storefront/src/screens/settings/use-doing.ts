import { toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useState } from 'react'
import { useReader } from '../../mall/reader.ts'

/** Runs an action of one button: `busy` while it runs, and a toast for success or failure. */
export const useDoing = () => {
  const { words } = useReader()
  const [busy, setBusy] = useState(false)
  const doing = (act: () => Promise<unknown>, doneWords?: string) => {
    if (busy) return
    setBusy(true)
    act()
      .then(() => doneWords && toasts.show(doneWords))
      .catch((error: unknown) => toasts.show(saidOf(error, words), 'error'))
      .finally(() => setBusy(false))
  }
  return { busy, doing }
}
