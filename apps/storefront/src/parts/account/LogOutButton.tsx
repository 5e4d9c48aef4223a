import { toasts } from '@plaza/design'
import { type ReactNode, useState } from 'react'
import { useReader } from '../reader.ts'
import { useLogOut } from '../use-log-out.ts'
import { useAccountWords } from './words/index.ts'

/** Logs out of this device, and says so at home. */
export function LogOutButton({ className, children }: { className?: string; children: ReactNode }) {
  const words = useAccountWords()
  const { common } = useReader().words
  const logOut = useLogOut()
  const [busy, setBusy] = useState(false)
  const leave = () => {
    if (busy) return
    setBusy(true)
    logOut().then(
      () => toasts.show(words.loggedOut),
      () => {
        setBusy(false)
        toasts.show(common.requestFailed, 'error')
      },
    )
  }
  return (
    <button type="button" aria-busy={busy || undefined} className={className} onClick={leave}>
      {children}
    </button>
  )
}
