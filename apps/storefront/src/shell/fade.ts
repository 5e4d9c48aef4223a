import { flushSync } from 'react-dom'

/** Page transitions are used only if the page is visible and the user allows motion. */
export const mayFade = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches && !document.hidden

const fadeIn = { duration: 300, easing: 'cubic-bezier(0.2, 0, 0, 1)' }
/** If the browser takes longer than this for the snapshot, the transition is skipped. */
const pictureWithinMs = 100

/**
 * Fades from one page to the next. The previous page is only a snapshot, which fades out. The next page is already live below the snapshot, with
 * scroll position and focus, and reacts to presses at once.
 */
export const fadeTo = (show: () => void): void => {
  if (!('startViewTransition' in document)) {
    show()
    requestAnimationFrame(() => void document.getElementById('main')?.animate([{ opacity: 0 }, { opacity: 1 }], fadeIn))
    return
  }
  const { dataset } = document.documentElement
  dataset['leaving'] = ''
  const fading = document.startViewTransition(() => {
    clearTimeout(late)
    flushSync(show)
    delete dataset['leaving']
  })
  const late = setTimeout(() => fading.skipTransition(), pictureWithinMs)
  // A rejected `ready` is ignored. It means that another page interrupted the transition or that the page is hidden. The content has changed in both
  // cases.
  fading.ready.catch(() => {})
}
