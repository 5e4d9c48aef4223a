import type { UserInfo } from '@plaza/contract'
import { type Web, WebProvider, useLang, useSession as useAnySession } from '@plaza/web'
import type { Session } from '@plaza/web/session'
import { type Store, useStore } from '@plaza/web/store'
import { type ReactNode, createContext, useContext } from 'react'
import { type Words, wordsOf } from '../words/index.ts'
import type { GuestCart, GuestCartStore } from './guest-cart.ts'

/** Shared state of one page. The server creates a new state for each page that it renders. */
export type Mall = Web<UserInfo> & {
  cart: GuestCartStore
  /** Whether the page still shows the server-rendered content and is being hydrated. */
  drawn: Store<boolean> & { set: (drawn: boolean) => void }
}

const MallContext = createContext<Mall | null>(null)

export function MallProvider({ mall, children }: { mall: Mall; children: ReactNode }) {
  return (
    <WebProvider web={mall}>
      <MallContext value={mall}>{children}</MallContext>
    </WebProvider>
  )
}

export const useMall = (): Mall => {
  const mall = useContext(MallContext)
  if (!mall) throw new Error('parts of the mall stand inside a MallProvider')
  return mall
}

export const useGuestCart = (): GuestCart => useStore(useMall().cart)
export const useSession = (): Session<UserInfo> => useAnySession<UserInfo>()
export const useWords = (): Words => wordsOf(useLang())
