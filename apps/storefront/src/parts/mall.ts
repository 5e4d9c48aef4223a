import type { Caller, Loading } from '@plaza/client'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { Words } from '../words/index.ts'
import { wordsOf } from '../words/index.ts'
import type { Choices, ChoiceStore } from './choices.ts'
import type { GuestCart, GuestCartStore } from './guest-cart.ts'
import type { Place, PlaceStore } from './place.ts'
import type { Session, SessionStore } from './session.ts'
import { type Store, usePartOf, useStore } from './store.ts'

/** What every part of one page shares. The server makes one for each page that it draws. */
export type Mall = {
  caller: Caller
  queries: QueryClient
  loading: Loading
  choices: ChoiceStore
  places: PlaceStore
  cart: GuestCartStore
  session: SessionStore
  /** Whether the page stands as the server drew it and is just being taken over. */
  drawn: Store<boolean> & { set: (drawn: boolean) => void }
}

const MallContext = createContext<Mall | null>(null)
export const MallProvider = MallContext.Provider

export const useMall = (): Mall => {
  const mall = useContext(MallContext)
  if (!mall) throw new Error('parts of the mall stand inside a MallProvider')
  return mall
}

export const useLang = (): Choices['lang'] => usePartOf(useMall().choices, 'lang')
export const useCur = (): Choices['cur'] => usePartOf(useMall().choices, 'cur')
export const useTheme = (): Choices['theme'] => usePartOf(useMall().choices, 'theme')
export const usePlace = (): Place => useStore(useMall().places)
export const useGuestCart = (): GuestCart => useStore(useMall().cart)
export const useSession = (): Session => useStore(useMall().session)
export const useWords = (): Words => wordsOf(useLang())
