import { useSyncExternalStore } from 'react'

const desktop = '(min-width: 1024px)'
const follow = (listener: () => void) => {
  const media = matchMedia(desktop)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the window is as wide as a desktop's. Only for what differs in more than its looks. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(desktop).matches,
    () => false,
  )
