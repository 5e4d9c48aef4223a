import { useSyncExternalStore } from 'react'

const desktop = '(min-width: 1024px)'
const follow = (listener: () => void) => {
  const media = matchMedia(desktop)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the window has desktop width. Use CSS instead if only the appearance differs. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(desktop).matches,
    () => false,
  )
