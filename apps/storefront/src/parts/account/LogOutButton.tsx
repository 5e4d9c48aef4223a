import { toasts } from '@plaza/design'
import type { ReactNode } from 'react'
import { useLogOut } from '../../mall/use-log-out.ts'
import { useAccountWords } from './words/index.ts'

/** Logs out of this device and confirms it on the home page. */
export function LogOutButton({ className, children }: { className?: string; children: ReactNode }) {
  const words = useAccountWords()
  const logOut = useLogOut()
  const leave = () => {
    logOut.here()
    toasts.show(words.loggedOut)
  }
  return (
    <button type="button" className={className} onClick={leave}>
      {children}
    </button>
  )
}
