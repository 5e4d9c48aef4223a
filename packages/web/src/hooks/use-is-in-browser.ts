import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server, and while what it drew is taken over. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
